/** Stored values as calls answer them: relations as ids, flags as texts, absent values as null. */
type Relation = string | { id: string } | null | undefined

/** The id of a relation, populated or not. */
export function idOf(relation: Relation): string {
  return idOrNull(relation) ?? ''
}

/** The id of an optional relation, populated or not; Stripe's references have the same two forms. */
export function idOrNull(relation: Relation): string | null {
  return (typeof relation === 'object' ? relation?.id : relation) ?? null
}

/** A body with the named flags as booleans, the way they are stored; a missing flag stays missing. */
export function fromFlags<TBody extends object, TFlag extends keyof TBody>(
  body: TBody,
  ...flags: TFlag[]
): Omit<TBody, TFlag> & Partial<Record<TFlag, boolean>> {
  const given = flags.filter((flag) => body[flag] !== undefined)
  return { ...body, ...(Object.fromEntries(given.map((flag) => [flag, body[flag] === 'true'])) as object) }
}

/** A checkbox as calls transfer it, as text (docs/behaviour.md, 6.4). */
export function toFlag(value: boolean | null | undefined): 'true' | 'false' {
  return value ? 'true' : 'false'
}
