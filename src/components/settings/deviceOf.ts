/** The first match names the browser: most user agents also contain Chrome, Safari or both. */
const BROWSERS = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const
const SYSTEMS = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
] as const

/** A readable name for a user agent: "Firefox on Windows". */
export function deviceOf(userAgent: string): string {
  const browser = firstFitting(BROWSERS, userAgent)
  const system = firstFitting(SYSTEMS, userAgent)
  if (!browser) return system ?? 'Unknown browser'
  return system ? `${browser} on ${system}` : browser
}

function firstFitting(names: readonly (readonly [RegExp, string])[], userAgent: string): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1]
}
