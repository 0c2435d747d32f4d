/** The reader's own time zone. */
export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** "America/New_York" as "New York", "UTC" as it is. */
export function cityOf(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
}

/** A time zone's time in words: "New York time", "UTC". */
export function timeIn(timeZone: string): string {
  return timeZone === 'UTC' ? 'UTC' : `${cityOf(timeZone)} time`
}

/** All time zones by city, plus UTC and `also`, which a browser may not list; labelled "New York (America)". */
export function timeZoneItems(...also: string[]): { id: string; label: string }[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...also])
  return [...zones]
    .map((id) => ({ id, label: id.includes('/') ? `${cityOf(id)} (${id.split('/')[0]})` : id }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'))
}
