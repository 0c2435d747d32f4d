import type { Field } from 'payload'
import type { RichText } from '@/contracts/content'
import { type FieldMark, withMark } from '@/contracts/previewMarks'

type Values = Record<string, unknown>
type Node = { type?: string; text?: unknown; children?: Node[] }

/** The copy of a page with a mark in each of its texts and pictures, for an editor's preview alone. */
export function markCopy(page: string, fields: Field[], shown: object, parent = ''): object {
  const values = { ...(shown as Values) }
  for (const field of fields) {
    if (!('name' in field) || !field.name) {
      if ('fields' in field) Object.assign(values, markCopy(page, field.fields, values, parent))
      continue
    }
    const path = `${parent}${field.name}`
    values[field.name] = marked(page, field, values[field.name], path)
  }
  return values
}

function marked(page: string, field: Field, value: unknown, path: string): unknown {
  const mark: FieldMark = `${page}:${path}`
  if (value === null || value === undefined) return value
  switch (field.type) {
    case 'text':
    case 'textarea':
      return typeof value === 'string' && !field.custom?.isLink ? withMark(value, mark) : value
    case 'richText':
      return { ...(value as RichText), root: withLastMarked((value as RichText).root, mark) }
    case 'upload':
      return hasAlt(value) ? { ...value, alt: withMark(value.alt, mark) } : value
    case 'group':
      return markCopy(page, field.fields, value, `${path}.`)
    case 'array':
      return (value as object[]).map((row, index) => markCopy(page, field.fields, row, `${path}.${index}.`))
    default:
      return value
  }
}

/** Marks each paragraph and each item of a list. */
function withLastMarked(node: Node, mark: FieldMark): Node {
  if (!node.children) return node
  const isBlock = node.type === 'paragraph' || node.type === 'listitem'
  const last = isBlock ? node.children.findLastIndex(({ text }) => typeof text === 'string') : -1
  const children = node.children.map((child, index) =>
    index === last ? { ...child, text: withMark(child.text as string, mark) } : withLastMarked(child, mark),
  )
  return { ...node, children }
}

function hasAlt(value: unknown): value is { alt: string } {
  return typeof value === 'object' && value !== null && 'alt' in value && typeof value.alt === 'string'
}
