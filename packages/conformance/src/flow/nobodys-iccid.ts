/** An ICCID that no eSIM has: the first two digits of every real one are 89. */
export const nobodysIccid = "0000000000000000000";
