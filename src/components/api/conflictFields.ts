import type { ReactNode } from 'react'
import { isSame } from './draftFields'

type Values = Record<string, unknown>
type Label<TValue> = string | { label: string; show: (value: TValue) => ReactNode }

/** The name of each field of a form, and how a value that is not text is shown. */
export type FieldLabels<TValues> = { [TName in keyof TValues]-?: Label<TValues[TName]> }

/** How a switch is shown. */
export const yesOrNo = (isOn: 'true' | 'false') => (isOn === 'true' ? 'Yes' : 'No')

/** A field that differs between what is typed and what is stored. */
export type ConflictRow = { name: string; label: string; mine: ReactNode; theirs: ReactNode; isMine: boolean }

/** Whether two people changed different things, or the same thing alike: saving mine then overwrites nothing. */
export function isApart(before: Values, mine: Values, theirs: Values): boolean {
  const names = Object.keys(mine)
  return names.every((name) => isSame(mine[name], theirs[name]) || isSame(before[name], theirs[name]))
}

/** The fields that differ; what was typed is preselected, and what only the other one changed is theirs. */
export function conflictRows<TValues extends Values>(
  labels: FieldLabels<TValues>,
  before: TValues,
  mine: TValues,
  theirs: TValues,
): ConflictRow[] {
  return namesOf(labels)
    .filter((name) => !isSame(mine[name], theirs[name]))
    .map((name) => ({
      name,
      label: labelOf(labels[name]),
      mine: shown(labels[name], mine[name]),
      theirs: shown(labels[name], theirs[name]),
      isMine: !isSame(mine[name], before[name]),
    }))
}

/** The part of a text that another one does not have: what stands between their common first and last words. */
export function differingPart(
  text: string,
  other: string,
): [before: string, different: string, after: string] {
  const words = text.split(/(?<=\s)/)
  const others = other.split(/(?<=\s)/)
  const most = Math.min(words.length, others.length)
  let start = 0
  while (start < most && words[start] === others[start]) start += 1
  let end = 0
  while (end < most - start && words.at(-1 - end) === others.at(-1 - end)) end += 1
  const until = words.length - end
  const join = (from: number, to: number) => words.slice(from, to).join('')
  return [join(0, start), join(start, until), join(until, words.length)]
}

function namesOf<TValues>(labels: FieldLabels<TValues>): (keyof TValues & string)[] {
  return Object.keys(labels) as (keyof TValues & string)[]
}

function labelOf<TValue>(label: Label<TValue>): string {
  return typeof label === 'string' ? label : label.label
}

function shown<TValue>(label: Label<TValue>, value: TValue): ReactNode {
  if (typeof label !== 'string') return label.show(value)
  return Array.isArray(value) ? value.join(', ') : String(value ?? '')
}
