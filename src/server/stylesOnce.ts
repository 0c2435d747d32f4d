/** A piece of React's hydration data, as Next writes it, and a piece of another kind. */
const PIECE = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g
const OTHER_PIECE = /self\.__next_f\.push\(\[[2-9],/
const STYLE = /<style [^>]*data-href="[^>]*>([^<]*)<\/style>/g

/**
 * Removes the second copy of each style: Next writes it again in React's hydration data, which now reads it from the
 * style element in the browser. The copies were a third of a page.
 */
export function stylesOnce(html: string): string {
  const styles = [...html.matchAll(STYLE)].map(([, css = '']) => css)
  if (styles.length === 0 || OTHER_PIECE.test(html)) return html
  const data = [...html.matchAll(PIECE)].map(([, text = '']) => JSON.parse(text) as string).join('')
  const parts = rowsOf(data).map(({ head, text }): Part => {
    const index = text ? styles.findIndex((css) => css.includes(text)) : -1
    const from = styles[index]?.indexOf(text)
    if (from === undefined) return { literal: head + text }
    return { literal: head, reference: `css(${index},${from},${from + text.length})` }
  })
  if (!parts.some(({ reference }) => reference)) return html
  const script = `<script>{const css=${TAKE};self.__next_f.push([1,${sumOf(parts)}])}</script>`
  let isFirst = true
  return html.replaceAll(PIECE, () => {
    const replaced = isFirst ? script : ''
    isFirst = false
    return replaced
  })
}

const TAKE = '(i,from,to)=>document.querySelectorAll("style[data-href]")[i].textContent.slice(from,to)'

type Row = { head: string; text: string }
/** Of the data as an expression: a literal, and perhaps the part of a style that follows it. */
type Part = { literal: string; reference?: string }

/**
 * The rows of React's data: "id:" and JSON until the end of the line, or "id:T", a length in bytes as a hexadecimal
 * number, a comma and that much text, which is returned separately from its head.
 */
function rowsOf(data: string): Row[] {
  const rows: Row[] = []
  for (let at = 0; at < data.length;) {
    const long = /[\da-f]*:T([\da-f]+),/y
    long.lastIndex = at
    const [, length] = long.exec(data) ?? []
    const start = length ? long.lastIndex : at
    const end = length ? start + lengthOf(data, start, parseInt(length, 16)) : endOfLine(data, at)
    rows.push(
      length
        ? { head: data.slice(at, start), text: data.slice(start, end) }
        : { head: data.slice(at, end), text: '' },
    )
    at = end
  }
  return rows
}

/** How many characters, from `start`, make up `bytes` bytes. */
function lengthOf(data: string, start: number, bytes: number): number {
  return Buffer.from(data.slice(start, start + bytes))
    .subarray(0, bytes)
    .toString().length
}

function endOfLine(data: string, at: number): number {
  const end = data.indexOf('\n', at)
  return end < 0 ? data.length : end + 1
}

/** The parts as one expression; adjacent literals are merged. */
function sumOf(parts: Part[]): string {
  const terms: string[] = []
  let literal = ''
  for (const part of parts) {
    literal += part.literal
    if (!part.reference) continue
    terms.push(quoted(literal), part.reference)
    literal = ''
  }
  return [...terms, quoted(literal)].join('+')
}

/** Escapes text inside a script the way Next does. */
function quoted(text: string): string {
  return JSON.stringify(text).replaceAll(
    /[&<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
