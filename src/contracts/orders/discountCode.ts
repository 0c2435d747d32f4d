/** A typed discount code as it is stored. */
export function storedCode(typed: string): string {
  return typed.trim().toUpperCase()
}
