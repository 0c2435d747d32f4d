/** Stored values as calls answer them: relations as ids, flags as texts, absent values as null. */
type Relation = string | { id: string } | null | undefined

/** The id of a relation, populated or not. */
export function idOf(relation: Relation): string {
  return idOrNull(relation) ?? ''
}

/** The id of an optional relation, populated or not; Stripe names its own records in the same two ways. */
export function idOrNull(relation: Relation): string | null {
  return (typeof relation === 'object' ? relation?.id : relation) ?? null
}

/** A body with the named flags as they are stored, as booleans; one that is not given stays away. */
export function fromFlags<TBody extends object, TFlag extends keyof TBody>(
  body: TBody,
  ...flags: TFlag[]
): Omit<TBody, TFlag> & Partial<Record<TFlag, boolean>> {
  const given = flags.filter((flag) => body[flag] !== undefined)
  return { ...body, ...(Object.fromEntries(given.map((flag) => [flag, body[flag] === 'true'])) as object) }
}

/** A checkbox as the text of the wire (docs/behaviour.md, 6.4). */
export function toFlag(value: boolean | null | undefined): 'true' | 'false' {
  return value ? 'true' : 'false'
}
