import { type FieldHook, type RichTextFieldValidation, type TypeWithID, ValidationError } from 'payload'
import { richText } from 'payload/shared'
import { faultOfLink } from '@/collections/copyFields'
import { completeLink, isUsableLink } from '@/contracts/core/links'

type Node = Record<string, unknown>

const BAD_NODE = 'A long text holds paragraphs, lists, links, bold and italic only'
/** Deeper than any list in real copy. */
const DEEPEST = 40
const LIST_TAGS: Readonly<Record<string, unknown>> = { bullet: 'ul', number: 'ol' }

/** Whether a node is as the editor's features create it; other kinds are refused. */
const rules = new Map<unknown, (node: Node) => boolean>([
  ['paragraph', () => true],
  ['text', () => true],
  ['linebreak', () => true],
  ['tab', () => true],
  ['list', ({ listType, tag }) => Boolean(tag) && LIST_TAGS[String(listType)] === tag],
  ['listitem', () => true],
  ['link', isPlainLink],
  ['autolink', isPlainLink],
])

/**
 * Refuses nodes of features that this site has switched off, because Payload stores whatever is sent and its API
 * returns it unchanged; completes links; and takes unusable links out of a draft, which keeps their words.
 */
export const cleanLongText: FieldHook<TypeWithID & { _status?: string }, unknown> = ({
  value,
  data,
  field,
  path,
  global,
  req,
}) => {
  if (value === undefined || value === null) return value
  if (!isLongText(value)) {
    const errors = [{ message: BAD_NODE, path: path.join('.'), label: field.label as string }]
    throw new ValidationError({ global: global?.slug, errors }, req.t)
  }
  return { ...value, root: withWholeLinks(value.root, data?._status !== 'published') }
}

/** Refuses, when a page is published, a link that is no address or leads to no page of this site. */
export const validLongText: RichTextFieldValidation = async (value, options) => {
  for (const url of linksIn((value as { root?: unknown } | null)?.root)) {
    const fault = await faultOfLink(url, options.req)
    if (fault) return fault
  }
  return richText(value, options)
}

function isLongText(value: unknown): value is { root: Node } {
  const root = isNode(value) ? value.root : null
  return isNode(root) && root.type === 'root' && areGood(root, 0)
}

function areGood({ children = [] }: Node, depth: number): boolean {
  if (!Array.isArray(children) || depth > DEEPEST) return false
  return (children as unknown[]).every(
    (child) => isNode(child) && rules.get(child.type)?.(child) === true && areGood(child, depth + 1),
  )
}

function isPlainLink({ fields }: Node): boolean {
  return !isNode(fields) || (fields.linkType === 'custom' && !fields.doc)
}

function isAnyLink({ type }: Node): boolean {
  return type === 'link' || type === 'autolink'
}

function urlOf({ fields }: Node): unknown {
  return isNode(fields) ? fields.url : null
}

function withWholeLinks(node: Node, isDraft: boolean): Node {
  if (!Array.isArray(node.children)) return node
  const children = (node.children as Node[]).flatMap((child) => {
    const whole = withWholeLinks(child, isDraft)
    if (!isAnyLink(whole)) return [whole]
    const typed = urlOf(whole)
    const url = typeof typed === 'string' ? completeLink(typed) : typed
    if (isDraft && !isUsableLink(url)) return (whole.children ?? []) as Node[]
    return [{ ...whole, fields: { ...(whole.fields as Node), url } }]
  })
  return { ...node, children }
}

function linksIn(node: unknown): unknown[] {
  if (!isNode(node)) return []
  const below = Array.isArray(node.children) ? (node.children as unknown[]).flatMap(linksIn) : []
  return isAnyLink(node) ? [urlOf(node), ...below] : below
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
