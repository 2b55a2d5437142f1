/** @throws TypeError for what no header can carry; the error of a header would quote the value */
export function checkHeaderValue(name: string, value: unknown): void {
  if (!/^[\x21-\x7e]+$/.test(String(value ?? "")))
    throw new TypeError(`${name} must be visible ASCII, and not empty`);
}
