const names = new Intl.DisplayNames('en', { type: 'region' })

/** The English name of a country by its two capital letters; the letters themselves if they are no country code. */
export function countryName(code: string): string {
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}
