/** How to install an eSIM, in words; each text covers iOS and Android (ESIM-105). */
export interface Guides {
  readonly installation_qr_code: string;
  readonly installation_manual: string;
  readonly network_setup: string;
}

const english: Guides = {
  installation_qr_code:
    "1. Connect to Wi-Fi. 2. iOS: Settings, Mobile Data, Add eSIM. Android: Settings, Network, SIMs, Add eSIM. 3. Scan the QR code. 4. Confirm.",
  installation_manual:
    "1. Connect to Wi-Fi. 2. iOS: Settings, Mobile Data, Add eSIM, Enter Details Manually. Android: Settings, Network, SIMs, Add eSIM, Enter code. 3. Enter the SM-DP+ address and the activation code. 4. Confirm.",
  network_setup:
    "1. Switch the new line on. 2. Choose it for mobile data. 3. Allow data roaming. 4. If there is no connection, enter the APN.",
};

/** Which languages there are is not shown (ESIM-188). */
const guides: Readonly<Record<string, Guides>> = {
  en: english,
  fr: {
    installation_qr_code:
      "1. Connectez-vous au Wi-Fi. 2. iOS : Réglages, Données cellulaires, Ajouter une eSIM. Android : Paramètres, Réseau, Cartes SIM, Ajouter une eSIM. 3. Scannez le code QR. 4. Confirmez.",
    installation_manual:
      "1. Connectez-vous au Wi-Fi. 2. iOS : Réglages, Données cellulaires, Ajouter une eSIM, Saisir les informations. Android : Paramètres, Réseau, Cartes SIM, Ajouter une eSIM, Saisir le code. 3. Saisissez l'adresse SM-DP+ et le code d'activation. 4. Confirmez.",
    network_setup:
      "1. Activez la nouvelle ligne. 2. Choisissez-la pour les données mobiles. 3. Autorisez l'itinérance des données. 4. Sans connexion, saisissez l'APN.",
  },
  es: {
    installation_qr_code:
      "1. Conéctese a una red Wi-Fi. 2. iOS: Ajustes, Datos móviles, Añadir eSIM. Android: Ajustes, Red, SIM, Añadir eSIM. 3. Escanee el código QR. 4. Confirme.",
    installation_manual:
      "1. Conéctese a una red Wi-Fi. 2. iOS: Ajustes, Datos móviles, Añadir eSIM, Introducir datos. Android: Ajustes, Red, SIM, Añadir eSIM, Introducir código. 3. Introduzca la dirección SM-DP+ y el código de activación. 4. Confirme.",
    network_setup:
      "1. Active la línea nueva. 2. Elíjala para los datos móviles. 3. Permita la itinerancia de datos. 4. Si no hay conexión, introduzca el APN.",
  },
  pt: {
    installation_qr_code:
      "1. Ligue-se a uma rede Wi-Fi. 2. iOS: Definições, Dados móveis, Adicionar eSIM. Android: Definições, Rede, SIM, Adicionar eSIM. 3. Leia o código QR. 4. Confirme.",
    installation_manual:
      "1. Ligue-se a uma rede Wi-Fi. 2. iOS: Definições, Dados móveis, Adicionar eSIM, Introduzir dados. Android: Definições, Rede, SIM, Adicionar eSIM, Introduzir código. 3. Introduza o endereço SM-DP+ e o código de ativação. 4. Confirme.",
    network_setup:
      "1. Ative a nova linha. 2. Escolha-a para os dados móveis. 3. Permita o roaming de dados. 4. Sem ligação, introduza o APN.",
  },
};

/** The guides in a language, e.g. `fr` or `fr-SN`; English without one and for one that is missing. */
export function guidesIn(language: string | undefined): Guides {
  const code = language?.toLowerCase().split(/[-_]/)[0] ?? "";
  return Object.hasOwn(guides, code) ? (guides[code] ?? english) : english;
}
