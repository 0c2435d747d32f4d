import { type FieldHook, ValidationError } from 'payload'
import { isLink } from '@/collections/copyFields'

type Node = Record<string, unknown>

const BAD_LINK = 'Links start with https://, http://, mailto: or, for a page of this site, with /'
const BAD_NODE = 'A long text holds paragraphs, lists, links, bold and italic only'
/** Deeper than any list in real copy. */
const DEEPEST = 40
const LIST_TAGS: Readonly<Record<string, unknown>> = { bullet: 'ul', number: 'ol' }

/** Returns the fault of each kind of node that the editor's features create; other kinds are refused. */
const rules = new Map<unknown, (node: Node) => string | null>([
  ['paragraph', () => null],
  ['text', () => null],
  ['linebreak', () => null],
  ['tab', () => null],
  ['list', ({ listType, tag }) => (tag && LIST_TAGS[String(listType)] === tag ? null : BAD_NODE)],
  ['listitem', () => null],
  ['link', faultOfLink],
  ['autolink', faultOfLink],
])

/**
 * Refuses links that are not plain addresses, and nodes of features that this site has switched off: Payload stores
 * whatever is sent, and its API returns it unchanged. Drafts are checked as well.
 */
export const checkLongText: FieldHook = ({ value, field, global, req }) => {
  if (value === undefined || value === null) return value
  const message = faultOfRoot(value)
  if (!message) return value
  const errors = [{ message, path: field.name ?? '', label: field.label as string }]
  throw new ValidationError({ global: global?.slug, errors }, req.t)
}

function faultOfRoot(value: unknown): string | null {
  const root = isNode(value) ? value.root : null
  if (!isNode(root) || root.type !== 'root') return BAD_NODE
  return faultOfChildren(root, 0)
}

function faultOfChildren({ children = [] }: Node, depth: number): string | null {
  if (!Array.isArray(children) || depth > DEEPEST) return BAD_NODE
  for (const child of children as unknown[]) {
    const fault = isNode(child) ? (faultOfNode(child) ?? faultOfChildren(child, depth + 1)) : BAD_NODE
    if (fault) return fault
  }
  return null
}

function faultOfNode(node: Node): string | null {
  const rule = rules.get(node.type)
  return rule ? rule(node) : BAD_NODE
}

function faultOfLink({ fields }: Node): string | null {
  if (!isNode(fields)) return BAD_LINK
  if (fields.linkType !== 'custom' || fields.doc) return BAD_NODE
  return isLink(fields.url) || isMailAddress(fields.url) ? null : BAD_LINK
}

function isMailAddress(url: unknown): boolean {
  return typeof url === 'string' && /^mailto:[^\s@]+@[^\s@]+$/i.test(url)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
