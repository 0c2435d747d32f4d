/** Stored values as calls answer them: relations as ids, flags as texts, absent values as null. */
type Relation = string | { id: string } | null | undefined

/** The id of a relation, populated or not. */
export function idOf(relation: Relation): string {
  return idOrNull(relation) ?? ''
}

/** The id of an optional relation. */
export function idOrNull(relation: Relation): string | null {
  return (typeof relation === 'object' ? relation?.id : relation) ?? null
}

/** A checkbox as the text of the wire (docs/behaviour.md, 6.4). */
export function toFlag(value: boolean | null | undefined): 'true' | 'false' {
  return value ? 'true' : 'false'
}
