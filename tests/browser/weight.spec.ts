import { gzipSync } from 'node:zlib'
import type { APIRequestContext, Page } from '@playwright/test'
import { SCREEN_IDS, screenHref } from '../../src/contracts/screens'
import { ADMIN, expect, test } from './support'

/** What a first visit may load, in bytes; scripts gzipped, without the one for legacy browsers. */
const LIGHT = 155_000
const HEAVIER = 185_000
const FONTS = 70_000
/** What a first visit to the dashboard's home, and to any other screen, may load. */
const HOME = 230_000
const SCREEN = 275_000
/** Limit for what another screen adds to what the home screen has loaded once the browser is idle. */
const FURTHER_SCREEN = 40_000

const PAGES = {
  '/': LIGHT,
  '/platform': LIGHT,
  '/directory': LIGHT,
  '/directory/quiet-water': LIGHT,
  '/shop': HEAVIER,
  '/join-team': HEAVIER,
  '/shop/marea-slip-dress': HEAVIER,
  '/events': LIGHT,
  '/events/front-row-resort-show': LIGHT,
  '/cart': HEAVIER,
  '/checkout': HEAVIER,
  '/order': HEAVIER,
  '/verify': HEAVIER,
  '/auth': HEAVIER,
  '/forgot-password': HEAVIER,
  '/reset-password': HEAVIER,
}

// This file runs last: in series it would keep one worker busy while the other is idle.
test.describe.configure({ mode: 'parallel' })

async function bytes(request: APIRequestContext, address: string): Promise<Buffer> {
  const response = await request.get(address)
  expect(response.status()).toBe(200)
  return response.body()
}

test('nothing moves while the pages load', async ({ context }) => {
  // In parallel, because most of the time is spent waiting for the network to be idle.
  await Promise.all([390, 1440].map(async (width) => loadAll(await context.newPage(), width)))
})

async function loadAll(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const path of Object.keys(PAGES)) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const shifted = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    )
    expect(`${path} at ${width}: ${shifted < 0.01}`).toBe(`${path} at ${width}: true`)
  }
}

for (const [path, limit] of Object.entries(PAGES)) {
  test(`the first load of ${path} stays light`, async ({ request }) => {
    const html = (await bytes(request, path)).toString()
    const [, named = '[]'] = /\)\((\[[^\]]+\])\)<\/script><\/body>/.exec(html) ?? []
    const inTags = [...html.matchAll(/<script\b[^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => !/\bnomodule\b/i.test(tag))
      .flatMap((tag) => /\bsrc="([^"]+)"/.exec(tag)?.[1] ?? [])
    const scripts = [...(JSON.parse(named) as string[]), ...inTags]
    expect(scripts.length).toBeGreaterThan(5)
    let weight = 0
    for (const source of new Set(scripts)) weight += gzipSync(await bytes(request, source)).byteLength
    expect(weight).toBeLessThanOrEqual(limit)
    test.info().annotations.push({
      type: 'bytes',
      description: `${path}: ${weight} of script, ${html.length} of HTML`,
    })

    const fonts = new Set([...html.matchAll(/url\((\/fonts\/[^)]+)\)/g)].map(([, address]) => address ?? ''))
    expect(fonts.size).toBeGreaterThan(0)
    let fontWeight = 0
    for (const address of fonts) fontWeight += (await bytes(request, address)).byteLength
    expect(fontWeight).toBeLessThanOrEqual(FONTS)
  })
}

for (const path of ['/', '/directory', '/shop/marea-slip-dress']) {
  test(`${path} has its picture before it loads a script`, async ({ page }) => {
    // The first request makes the server keep the answer.
    await page.request.get(path)
    await page.goto(path, { waitUntil: 'networkidle' })
    const { picture, scripts } = await page.evaluate(() => {
      const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const shown = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')?.currentSrc
      return {
        picture: loaded.find(({ name }) => name === shown)?.responseEnd,
        scripts: loaded.filter(({ name }) => name.endsWith('.js')).map(({ startTime }) => startTime),
      }
    })
    expect(scripts.length).toBeGreaterThan(5)
    expect(Math.min(...scripts)).toBeGreaterThan(picture ?? Infinity)
  })
}

for (const path of ['/cart', '/checkout', '/auth', '/privacy']) {
  test(`${path} is painted before it loads a script`, async ({ page }) => {
    await page.request.get(path)
    await page.goto(path, { waitUntil: 'networkidle' })
    const [painted, firstScript] = await page.evaluate(() => {
      const loaded = performance.getEntriesByType('resource')
      const scripts = loaded.filter(({ name }) => name.endsWith('.js')).map(({ startTime }) => startTime)
      return [performance.getEntriesByName('first-paint')[0]?.startTime, Math.min(...scripts)]
    })
    expect(firstScript).toBeLessThan(Infinity)
    expect(firstScript).toBeGreaterThan(painted ?? Infinity)
  })
}

test('the styles of a page are in it once', async ({ request }) => {
  for (const path of ['/', '/shop', '/auth']) {
    const html = (await bytes(request, path)).toString()
    const [, css = ''] = /<style [^>]*data-href="[^>]*>([^<]*)<\/style>/.exec(html) ?? []
    const rule = css.slice(css.indexOf('.button{'), css.indexOf('}', css.indexOf('.button{')))
    expect(rule.length).toBeGreaterThan(100)
    expect(html.split(rule)).toHaveLength(2)
  }
})

test('a link fetches what it leads to once it is pointed at, and nothing that is only in view', async ({
  page,
}) => {
  const ahead: string[] = []
  page.on('request', (asked) => {
    if (asked.headers()['next-router-prefetch']) ahead.push(new URL(asked.url()).pathname)
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(ahead).toEqual([])
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shop' }).hover()
  await expect.poll(() => ahead).toContain('/shop')
  expect(new Set(ahead)).toEqual(new Set(['/shop']))
})

test('a screen of the dashboard stays light, and a further one adds a part of it', async ({
  page,
  request,
}) => {
  await request.post('/api/login', { data: ADMIN })
  await page.context().addCookies((await request.storageState()).cookies)
  const sizes = new Map<string, number>()
  const weightOf = async (scripts: Iterable<string>) => {
    let weight = 0
    for (const source of scripts) {
      if (!sizes.has(source)) sizes.set(source, gzipSync(await bytes(request, `/_next/${source}`)).byteLength)
      weight += sizes.get(source) ?? 0
    }
    return weight
  }
  const scriptsOf = async (address: string) => {
    const html = (await bytes(request, address)).toString()
    const found = new Set([...html.matchAll(/static\/chunks\/[\w.~-]+\.js/g)].map(([source]) => source))
    for (const [tag] of html.matchAll(/<script\b[^>]*\bnomodule\b[^>]*>/gi)) {
      found.delete(/static\/chunks\/[\w.~-]+\.js/.exec(tag)?.[0] ?? '')
    }
    return found
  }
  const home = await scriptsOf('/dashboard')
  expect(home.size).toBeGreaterThan(0)
  expect(await weightOf(home)).toBeLessThanOrEqual(HOME)
  await page.goto('/dashboard', { waitUntil: 'networkidle' })
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /static\/chunks\/.+\.js$/.exec(name) ?? []),
  )
  expect(loaded.length).toBeGreaterThan(home.size)
  const known = new Set([...home, ...loaded])
  const heavy: string[] = []
  for (const id of SCREEN_IDS) {
    const scripts = await scriptsOf(screenHref(id))
    const all = await weightOf(scripts)
    const added = await weightOf([...scripts].filter((source) => !known.has(source)))
    test.info().annotations.push({ type: 'bytes', description: `${id}: ${all}, of which ${added} further` })
    if (all > SCREEN || added > FURTHER_SCREEN) heavy.push(`${id}: ${all}, of which ${added} further`)
  }
  expect(heavy).toEqual([])
})

test('the scripts of every page are compiled while they download', async ({ request }) => {
  const pages = await Promise.all(['/', '/shop', '/auth'].map((path) => bytes(request, path)))
  const chunks = /\/_next\/static\/chunks\/[\w-]+\.js/g
  const lists = pages.map((html) => [...html.toString().matchAll(chunks)].map(([source]) => source))
  const shared = new Set(lists.flat().filter((source) => lists.every((list) => list.includes(source))))
  let hinted = 0
  for (const source of shared) {
    const head = (await bytes(request, source)).subarray(0, 100).toString()
    if (head.startsWith('//# allFunctionsCalledOnLoad\n')) hinted += 1
  }
  expect(hinted).toBeGreaterThanOrEqual(4)
})

test('the first navigation is asked for once', async ({ page }) => {
  const documents: string[] = []
  page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()))
  const response = await page.goto('/')
  expect(response?.headers()['critical-ch']).toBeUndefined()
  expect(documents).toHaveLength(1)
})

test('the log-in pages, whose form stands in the middle, are painted when all of it is there', async ({
  request,
}) => {
  for (const path of ['/auth', '/forgot-password', '/reset-password']) {
    const html = (await bytes(request, path)).toString()
    const end = /<link rel="expect" href="#([\w-]+)" blocking="render"\/>/.exec(html)?.[1]
    expect(html.indexOf(`id="${end}"`)).toBeGreaterThan(html.indexOf('</main>'))
  }
})
