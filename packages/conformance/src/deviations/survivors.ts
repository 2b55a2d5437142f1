/** Musts that a run verifies and that no deviation turns red, each with the reason. */
export const survivors: Readonly<Record<string, string>> = {
  "ESIM-016": "A service that knows no ICCID refuses the call, which blocks what rests on it.",
  "ESIM-090": "A field that is missing breaks the rule of that field, ESIM-096 to ESIM-100.",
  "ESIM-167":
    "A service that takes no description refuses the order, which blocks what rests on it.",
  "ESIM-190": "A field that is missing breaks the rule of that field, ESIM-107 to ESIM-109.",
  "ESIM-196": "It says what a list may hold; a list without it is no less right.",
  "ESIM-202":
    "A service that takes no description refuses the order, which blocks what rests on it.",
  "ESIM-203": "A service that takes no key refuses the order, which blocks what rests on it.",
  "VOICE-045": "A service that refuses an option breaks the rule of that option as well.",
  "VOICE-091": "A service that takes the key elsewhere refuses every call, which blocks all.",
  "SMS-009":
    "A path that is not there refutes SMS-125, that an export needs no body, in its place.",
  "SMS-010": "A path that is not there refutes SMS-011, that it is read with GET, in its place.",
};
