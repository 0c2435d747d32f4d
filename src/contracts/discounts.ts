/** The stored form of a typed discount code. */
export function storedCode(typed: string): string {
  return typed.trim().toUpperCase()
}
