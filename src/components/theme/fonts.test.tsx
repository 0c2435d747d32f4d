import { expect, test } from '@jest/globals'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fontFaces, preloadedFonts } from './fonts'

const urls = [...fontFaces.matchAll(/url\(([^)]+)\)/g)].map(([, url]) => url ?? '')

test('the fonts weigh at most 70 KB together', () => {
  expect(urls).toHaveLength(3)
  const weight = urls.map((url) => fontFile(url).length).reduce((sum, each) => sum + each)
  expect(weight).toBeLessThanOrEqual(70_000)
})

test('the names carry the hash of what is in them, so they may be cached for ever', () => {
  for (const url of urls) {
    const hash = createHash('sha256').update(fontFile(url)).digest('hex').slice(0, 8)
    expect(url).toContain(`-${hash}.woff2`)
  }
})

test('what is preloaded is used', () => {
  for (const url of preloadedFonts) expect(urls).toContain(url)
})

function fontFile(url: string): Buffer {
  return readFileSync(`public${url}`)
}
