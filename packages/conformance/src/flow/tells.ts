/** Whether a value stands anywhere in an entry: under which name the description does not show. */
export function tells(entry: unknown, value: unknown): boolean {
  return JSON.stringify(entry).includes(JSON.stringify(value));
}
