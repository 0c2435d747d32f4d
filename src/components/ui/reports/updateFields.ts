/** A stored date as a date field's text, YYYY-MM-DD; '' when there is none. */
export function toDayInput(iso: string | null): string {
  return iso?.slice(0, 10) ?? ''
}

/** Leaves out what is empty: update forms send dates and notes only when filled (dashboard spec, section 5). */
export function onlyFilled<TFields extends Record<string, string | null>>(fields: TFields): Partial<TFields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as Partial<TFields>
}
