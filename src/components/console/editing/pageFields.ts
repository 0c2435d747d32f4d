import type { ClientField } from 'payload'
import { PAGE_BOOKKEEPING } from '@/contracts/editing'

export type Values = Record<string, unknown>
/** A field that holds a value of its own; a list counts as one. */
export type Leaf = { path: string; label: string; isRequired?: true }

/** The fields of a page in the order of its form, named as people see them: "Summary: Heading". */
export function leavesOf(fields: readonly ClientField[], parent?: Leaf): Leaf[] {
  return fields.flatMap((field): Leaf[] => {
    if (field.type === 'ui') return []
    if (field.type === 'tabs') {
      return field.tabs.flatMap((tab) =>
        leavesOf(tab.fields, 'name' in tab ? leafOf(tab as Named, parent) : parent),
      )
    }
    const isNamed = 'name' in field && Boolean(field.name)
    const own = isNamed ? leafOf(field, parent) : parent
    if ('fields' in field && field.type !== 'array') return leavesOf(field.fields, own)
    if (!isNamed || !own || PAGE_BOOKKEEPING.has(own.path)) return []
    return 'required' in field && field.required ? [{ ...own, isRequired: true }] : [own]
  })
}

/** The value at a path; undefined if there is none. */
export function at(values: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (isValues(value) ? value[name] : undefined), values)
}

/** A copy with another value at a path. */
export function withAt(values: Values, path: string, value: unknown): Values {
  const [name = '', ...rest] = path.split('.')
  if (rest.length === 0) return { ...values, [name]: value }
  const below = isValues(values[name]) ? values[name] : {}
  return { ...values, [name]: withAt(below, rest.join('.'), value) }
}

/** Whether two values look the same to people; nothing, null and an empty text do. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(tidy(one)) === JSON.stringify(tidy(other))
}

/** A value as a line of text, to compare two by eye. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'Empty'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (isValues(value) && 'root' in value) return wordsIn(value.root).join('').trim() || 'Empty'
  if (isValues(value)) return Object.values(value).map(textOf).join(', ')
  return Array.isArray(value) && value.length > 0 ? value.map(rowText).join(' · ') : 'Empty'
}

type Named = { name: string; label?: unknown }

function leafOf({ name, label }: Named, parent?: Leaf): Leaf {
  const own = typeof label === 'string' && label !== '' ? label : name
  if (!parent) return { path: name, label: own }
  return { path: `${parent.path}.${name}`, label: `${parent.label}: ${own}` }
}

function rowText(row: unknown): string {
  if (!isValues(row)) return textOf(row)
  const { id: _, ...fields } = row
  return Object.values(fields)
    .filter((value) => value !== null && value !== undefined && value !== '')
    .map(textOf)
    .join(', ')
}

function wordsIn(node: unknown): string[] {
  if (!isValues(node)) return []
  if (typeof node.text === 'string') return [node.text]
  const below = Array.isArray(node.children) ? node.children.flatMap(wordsIn) : []
  return node.type === 'paragraph' || node.type === 'listitem' ? [...below, '\n'] : below
}

function tidy(value: unknown): unknown {
  if (value === null || value === '') return undefined
  if (Array.isArray(value)) return value.map((each) => tidy(each) ?? null)
  if (!isValues(value)) return value
  const kept = Object.entries(value).flatMap(([name, each]) => {
    const tidied = tidy(each)
    return tidied === undefined ? [] : [[name, tidied] as const]
  })
  return kept.length === 0
    ? undefined
    : Object.fromEntries(kept.toSorted(([one], [two]) => one.localeCompare(two)))
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
