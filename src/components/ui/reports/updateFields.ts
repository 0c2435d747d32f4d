/** A stored date as a date field's value, YYYY-MM-DD; '' when there is none. */
export function toDayInput(iso: string | null): string {
  return iso?.slice(0, 10) ?? ''
}

/** Drops empty fields: update forms send dates and notes only when filled (docs/behaviour.md, 4.18). */
export function onlyFilled<TFields extends Record<string, string | null | undefined>>(
  fields: TFields,
): Partial<TFields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as Partial<TFields>
}
