/** What a field will hold after a write: null is a value, too; only a field that was not sent keeps the stored one. */
export function nextValue<T>(sent: T | undefined, stored: T): T {
  return sent === undefined ? stored : sent
}
