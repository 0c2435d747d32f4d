import type { FieldState, FormState } from 'payload'

/** A row that is gone from a list, with all it held. */
export type RemovedRow = { list: string; index: number; label: string; fields: FormState }

/** The row that one form has and the next one has not, where exactly one list has lost exactly one row. */
export function removedRow(before: FormState, now: FormState): RemovedRow | null {
  const lost = Object.entries(before).flatMap(([list, { rows = [] }]) => {
    const ids = now[list]?.rows?.map(({ id }) => id)
    if (!ids || ids.length !== rows.length - 1) return []
    return rows.flatMap(({ id }, index) => (ids.includes(id) ? [] : [{ list, index }]))
  })
  const [row] = lost
  if (!row || lost.length !== 1) return null
  return { ...row, label: nameIn(before, row), fields: fieldsBelow(before, row) }
}

type Place = { list: string; index: number }

const NAMES = ['title', 'label', 'heading', 'text', 'name']

function nameIn(state: FormState, { list, index }: Place): string {
  const values = NAMES.map((name) => state[`${list}.${index}.${name}`]?.value)
  const named = values.find((value) => typeof value === 'string' && value !== '')
  return typeof named === 'string' ? named : `number ${index + 1}`
}

/**
 * The fields of a row, by their names within it, as Payload's form takes them back. Only their values: what draws a
 * field cannot be copied, and the server adds it again.
 */
function fieldsBelow(state: FormState, { list, index }: Place): FormState {
  const prefix = `${list}.${index}.`
  return Object.fromEntries(
    Object.entries(state).flatMap(([path, field]) =>
      path.startsWith(prefix) ? [[path.slice(prefix.length), valuesOf(field)]] : [],
    ),
  )
}

function valuesOf({ value, initialValue, rows, passesCondition, valid }: FieldState): FieldState {
  return structuredClone({ value, initialValue, rows, passesCondition, valid })
}
