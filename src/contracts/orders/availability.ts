/** The day as YYYY-MM-DD in a time zone, by default that of the machine: the site's on the server, or the reader's. */
export function dayInZone(moment: Date = new Date(), timeZone?: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment)
}

/** Whether a piece is available yet, by the day it becomes available (docs/behaviour.md, 12.18). */
export function isAvailable(availableFrom: string | null | undefined, now: Date = new Date()): boolean {
  return !availableFrom || availableFrom <= dayInZone(now)
}

/** When a day starts where `isAvailable` reads the clock: a piece is available from then on. */
export function startOf(day: string): Date {
  return new Date(`${day}T00:00:00`)
}

/** "Dec 12, 2026" */
export function dayInWords(day: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  })
}
