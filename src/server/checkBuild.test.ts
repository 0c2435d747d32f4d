import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { PUBLIC_PAGES } from '@/contracts/pages'
import { checkBuild } from './checkBuild'

const CSS = '.shop{gap:1rem}'
const STYLE = `<style data-precedence="shared" data-href="shop">${CSS}</style>`
const SCRIPT = '<script src="/_next/static/chunks/a.js" async=""></script>'
const DATA = JSON.stringify(`1:T${CSS.length.toString(16)},${CSS}2:[]\n`)
const PAGE = `<head>${STYLE}${SCRIPT}</head><body><script>self.__next_f.push([1,${DATA}])</script></body>`

/** A build with only what the server looks for, as Next 16 writes it. */
describe('a build that the server serves', () => {
  let folder: string

  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'isla-verano-build-'))
    const pages = PUBLIC_PAGES.map((page) => [page, { dataRoute: `${page}.rsc` }])
    writeManifest({
      routes: { ...Object.fromEntries(pages), '/manifest.webmanifest': { dataRoute: null } },
      preview: { previewModeId: 'secret' },
    })
    for (const page of PUBLIC_PAGES) writePage(page, PAGE)
  })
  afterEach(() => fs.rmSync(folder, { recursive: true }))

  function writeManifest(manifest: object): void {
    fs.writeFileSync(path.join(folder, 'prerender-manifest.json'), JSON.stringify(manifest))
  }

  function writePage(page: string, html: string): void {
    const file = path.join(folder, `server/app/${page === '/' ? 'index' : page}.html`)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, html)
  }

  it('has all that the server reads and changes', () => {
    expect(() => checkBuild(folder)).not.toThrow()
  })

  it.each([
    ['has no list of pages', 'prerendered.ts finds no /,', () => writeManifest({})],
    [
      'has its styles in another form',
      'stylesOnce.ts finds no style twice on /shop:',
      () => writePage('/shop', PAGE.replace('data-href', 'data-name')),
    ],
    [
      'has its scripts in another form',
      'paintFirst.ts does not find all scripts of /cart:',
      () => writePage('/cart', PAGE.replace(SCRIPT, SCRIPT.replace('async=""', 'async'))),
    ],
    [
      'has one more script in another form',
      'paintFirst.ts does not find all scripts of /:',
      () => writePage('/', PAGE.replace(SCRIPT, `${SCRIPT}<script src="/b.js" async=""></script>`)),
    ],
  ])('is refused if it %s', (_, message, change) => {
    change()
    expect(() => checkBuild(folder)).toThrow(message)
  })
})
