/** Whether every word of a search occurs in the texts, ignoring case and accents. */
export function matchesWords(search: string, ...texts: (string | null)[]): boolean {
  const text = fold(texts.join(' '))
  return fold(search)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
