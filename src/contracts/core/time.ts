/** Lengths of time, in ms. */
export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** The day in UTC of a moment, or of ms since 1970, as YYYY-MM-DD. */
export function utcDay(moment: Date | number | string): string {
  return new Date(moment).toISOString().slice(0, 10)
}
