/**
 * In previews, and only there, each text of a page ends with an invisible mark that names its field, so that a click on
 * the text leads to the field (docs/behaviour.md, 9.4). The characters take no room and are no letters.
 */
const EDGE = '\u2060'
const BITS = ['\u200c', '\u200d'] as const
const MARK = new RegExp(`${EDGE}([${BITS.join('')}]+)${EDGE}`, 'u')
const BITS_PER_LETTER = 8

/** The field of a page: "landing:name.first". */
export type FieldMark = `${string}:${string}`

/** A text with the mark of its field. */
export function withMark(text: string, field: FieldMark): string {
  const bits = Array.from(field)
    .map((letter) => letter.charCodeAt(0).toString(2).padStart(BITS_PER_LETTER, '0'))
    .join('')
  return `${text}${EDGE}${bits.replaceAll('0', BITS[0]).replaceAll('1', BITS[1])}${EDGE}`
}

/** The field that a text is marked with; null for a text without a mark. */
export function markOf(text: string): FieldMark | null {
  const [, mark] = MARK.exec(text) ?? []
  if (!mark) return null
  const bits = mark.replaceAll(BITS[0], '0').replaceAll(BITS[1], '1')
  const letters = bits.match(new RegExp(`.{${BITS_PER_LETTER}}`, 'g')) ?? []
  return letters.map((letter) => String.fromCharCode(Number.parseInt(letter, 2))).join('') as FieldMark
}

/** What the console and the preview in its frame say to each other; both are of one origin. */
export type PreviewMessage =
  /** From the preview: somebody clicked the text of this field. */
  | { type: 'preview-clicked'; field: FieldMark }
  /** From the preview: it is there and follows. */
  | { type: 'preview-ready' }
  /** From the console: this page is open, and this is the field that one is in. */
  | { type: 'console-at'; page: string; field: FieldMark | null }

/** The message of an event from a window of one's own origin; null for anything else. */
export function previewMessage(event: MessageEvent<unknown>): PreviewMessage | null {
  if (event.origin !== window.location.origin) return null
  const { type } = (event.data ?? {}) as { type?: unknown }
  const isOurs = type === 'preview-clicked' || type === 'preview-ready' || type === 'console-at'
  return isOurs ? (event.data as PreviewMessage) : null
}
