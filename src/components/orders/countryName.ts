const names = new Intl.DisplayNames('en', { type: 'region' })

/** The English name of a country by its two capital letters; the letters where they are none. */
export function countryName(code: string): string {
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}
