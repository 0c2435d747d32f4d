/** Whether every word of a search occurs in the texts; small letters and accents make no difference. */
export function matchesWords(search: string, ...texts: (string | null)[]): boolean {
  const text = fold(texts.join(' '))
  return fold(search)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
