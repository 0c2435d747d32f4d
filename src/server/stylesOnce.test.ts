import vm from 'node:vm'
import { stylesOnce } from './stylesOnce'

const BUTTONS = `.button{color:red}a>b::after{content:"é🌴"}${' '.repeat(40)}`
const SHOP = '.shop{gap:1rem}'
const STYLE = `<style data-precedence="shared" data-href="buttons shop">${BUTTONS}${SHOP}</style>`

const escaped = (text: string) =>
  JSON.stringify(text).replaceAll(/[<>&]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`)
const row = (id: string, text: string) => `${id}:T${Buffer.byteLength(text).toString(16)},${text}`
const piece = (text: string) => `<script>self.__next_f.push([1,${escaped(text)}])</script>`
const page = (...pieces: string[]) =>
  `<html><head>${STYLE}</head><body>${pieces.join('<i></i>')}</body></html>`

/** The data that a page's scripts pass to React, in a browser that has the page's styles. */
function handedOver(html: string): string {
  const document = { querySelectorAll: () => [{ textContent: BUTTONS + SHOP }] }
  const self: { __next_f: [number, string][] } = { __next_f: [] }
  for (const [, script = ''] of html.matchAll(/<script>([^<]*)<\/script>/g))
    vm.runInNewContext(script, { self, document })
  return self.__next_f.map(([, text]) => text).join('')
}

const START = '1:"$Sreact.fragment"\n2a:["$","p",null,{"children":"a & b"}]\n'
const DATA = `${START}${row('2d', BUTTONS)}${row('3', SHOP)}4:[]\n`

describe('a page that holds its styles once', () => {
  it('hands React the same, and is shorter by its styles', () => {
    const html = page(piece(DATA))
    const once = stylesOnce(html)
    expect(handedOver(html)).toBe(DATA)
    expect(handedOver(once)).toBe(DATA)
    expect(once.split('.shop{')).toHaveLength(2)
    expect(once).not.toContain('.button{color:red}a\\u003e')
  })

  it('finds a style that two pieces share, in the middle of a character', () => {
    for (const at of [70, 95, 99, 100, 101, 130]) {
      const html = page(piece(DATA.slice(0, at)), piece(DATA.slice(at)))
      expect(handedOver(stylesOnce(html))).toBe(DATA)
      expect(stylesOnce(html).split('.shop{')).toHaveLength(2)
    }
  })

  it('keeps what is no style, and what only begins as one', () => {
    const data = `${row('5', `${SHOP}and more`)}6:{"css":"${SHOP}"}\n7:"without an end"`
    const html = page(piece(data))
    expect(stylesOnce(html)).toBe(html)
  })

  it.each([
    ['without styles', `<html><head></head><body>${piece(DATA)}</body></html>`],
    ['with data of another kind', page(piece(DATA), '<script>self.__next_f.push([3,"AAEC"])</script>')],
    ['without data', page()],
  ])('is left as it is %s', (_, html) => {
    expect(stylesOnce(html)).toBe(html)
  })
})
