import vm from 'node:vm'
import { paintFirst } from './paintFirst'

const chunk = (name: string) => `/_next/static/chunks/${name}.js`
const tag = (name: string) => `<script src="${chunk(name)}" async=""></script>`
const HEAD = '<meta charset="utf-8"/><link rel="preload" as="image" href="/a.webp"/>'
const OLD = '<script src="/_next/static/chunks/old.js" noModule=""></script>'
const PICTURE = '<img src="/a.webp" alt="" fetchPriority="high"/>'
const BODY = `${PICTURE}<script id="_R_">self.__next_r="1"</script>`

describe('a page that is painted first', () => {
  it('names its scripts at the end, in their order, and keeps everything else', () => {
    const inAdvance = `<link rel="preload" as="script" fetchPriority="low" href="${chunk('b')}"/>`
    const html = paintFirst(
      `<html><head>${HEAD}${inAdvance}${tag('a')}${tag('b')}${OLD}</head><body>${BODY}${tag('c')}</body></html>`,
    )
    expect(
      html.startsWith(`<html><head>${HEAD}${OLD}</head><body>${BODY}<script>(function loadOncePainted`),
    ).toBe(true)
    const named = JSON.stringify(['a', 'b', 'c'].map(chunk))
    expect(html.endsWith(`)(${named})</script></body></html>`)).toBe(true)
    expect(html).not.toContain('async=""')
    const [, script = ''] = /<script>(\(function loadOncePainted[\s\S]*)<\/script><\/body>/.exec(html) ?? []
    expect(new vm.Script(script)).toBeTruthy()
  })

  it('is left as it is without scripts', () => {
    const html = `<html><head>${HEAD}</head><body>${PICTURE}</body></html>`
    expect(paintFirst(html)).toBe(html)
  })
})
