import { type Draft, type FieldValue, toFieldValue } from './draftStore'

type Values = Record<string, unknown>

/** The changed fields, without the secrets; null when nothing differs from the initial values. */
export function draftOf(initial: Values, values: Values, secrets: readonly string[]): Draft | null {
  const typed: Record<string, FieldValue> = {}
  const before: Record<string, FieldValue> = {}
  for (const [name, value] of Object.entries(values)) {
    const now = toFieldValue(value)
    const then = toFieldValue(initial[name])
    if (secrets.includes(name) || now === undefined || then === undefined || isSame(now, then)) continue
    typed[name] = now
    before[name] = then
  }
  return Object.keys(typed).length === 0 ? null : { typedAt: Date.now(), typed, before }
}

/** The part of a draft that still fits the form: a release may have changed the fields since it was stored. */
export function fitDraft<TValues extends Values>(
  { typed, before }: Draft,
  initial: TValues,
  secrets: readonly string[],
) {
  const fitting = Object.entries(typed).filter(
    ([name, value]) =>
      name in initial &&
      !secrets.includes(name) &&
      isSameKind(value, initial[name]) &&
      !isSame(value, initial[name]),
  )
  return {
    typed: Object.fromEntries(fitting) as Partial<TValues>,
    isEmpty: fitting.length === 0,
    /** Whether one of these fields had another initial value when the draft was stored. */
    hasChangedSince: fitting.some(([name]) => !isSame(before[name], initial[name])),
  }
}

export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

/** Whether a field that holds `other` can hold `one`; an empty choice or number is null. */
function isSameKind(one: unknown, other: unknown): boolean {
  if (one === null || other === null) return true
  if (Array.isArray(one) || Array.isArray(other)) return Array.isArray(one) && Array.isArray(other)
  return typeof one === typeof other
}
