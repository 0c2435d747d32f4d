/** A text as a regular expression that finds it as it is. */
export function literalPattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
