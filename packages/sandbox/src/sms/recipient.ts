import type { CountryCode } from "libphonenumber-js/mobile";
import { magicValues } from "../magic-values.ts";

/** The country that national numbers are read with (SMS-037, SMS-038: how to set another is unknown). */
const COUNTRY: CountryCode = "NG";

/**
 * The number in E.164.
 * @returns undefined when it is no mobile number that can be delivered to (SMS-040: how that is
 * decided is unknown)
 */
export async function readRecipient(text: string): Promise<string | undefined> {
  const { parsePhoneNumberFromString } = await import("libphonenumber-js/mobile");
  const phone = parsePhoneNumberFromString(text, { defaultCountry: COUNTRY, extract: false });
  if (!phone?.isValid() || phone.ext !== undefined) return undefined;
  return phone.number === magicValues.undeliverableRecipient.value ? undefined : phone.number;
}
