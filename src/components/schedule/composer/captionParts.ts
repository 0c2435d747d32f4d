import { TAG_SHAPE } from '@/contracts/schedule/platformRules'

/** A caption as a feed shows it: up to the fold, and what is behind "more"; a word is not cut. */
export function foldCaption(caption: string, foldsAt: number | undefined): [seen: string, hidden: string] {
  const letters = Array.from(caption)
  if (foldsAt === undefined || letters.length <= foldsAt) return [caption, '']
  const head = letters.slice(0, foldsAt).join('')
  const end = /\s/.test(letters[foldsAt] ?? '')
    ? head.length
    : Math.max(head.search(/\s\S*$/), 0) || head.length
  return [caption.slice(0, end).trimEnd(), caption.slice(end).trimStart()]
}

/** A caption in pieces: its tags and mentions, and the words between them. */
export function captionParts(caption: string): { text: string; isTag: boolean }[] {
  const parts = []
  let from = 0
  for (const { 0: tag, index } of caption.matchAll(TAG_SHAPE)) {
    // Within a word it is no tag, as in an e-mail address.
    if (/[\p{L}\p{N}/]$/u.test(caption.slice(0, index))) continue
    if (index > from) parts.push({ text: caption.slice(from, index), isTag: false })
    parts.push({ text: tag, isTag: true })
    from = index + tag.length
  }
  if (from < caption.length) parts.push({ text: caption.slice(from), isTag: false })
  return parts
}

/** How a picture fits the shape that a platform shows: "9:16, whole", or what happens to it. */
export function fitText(
  size: { width: number | null; height: number | null },
  shape: readonly [number, number],
) {
  const name = shape.join(':')
  if (!size.width || !size.height) return name
  const ratio = size.width / size.height / (shape[0] / shape[1])
  if (Math.abs(ratio - 1) < 0.03) return `${name}, whole`
  return ratio > 1 ? `Bars above and below, ${name}` : `Bars left and right, ${name}`
}
