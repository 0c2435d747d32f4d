import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { PUBLIC_PATHS } from '@/contracts/audience/hello'
import { countVisits } from './countVisits'

type Said = {
  how: 'fetch' | 'beacon'
  k: string
  p: string
  s?: number
  n?: string
  r?: string
  q?: object
  id: string
}

const said: Said[] = []
const setOn = (object: object, name: string, value: unknown) =>
  Object.defineProperty(object, name, { value, configurable: true })
const originals = {
  pushState: history.pushState.bind(history),
  replaceState: history.replaceState.bind(history),
}
const listening = [window, document].map((target) => ({
  target,
  listen: target.addEventListener.bind(target) as EventTarget['addEventListener'],
}))
let stop: AbortController

beforeEach(() => {
  said.length = 0
  stop = new AbortController()
  const { signal } = stop
  // The listeners of one test must not hear the next one.
  for (const { target, listen } of listening) {
    target.addEventListener = ((name: string, run: EventListener) => listen(name, run, { signal })) as never
  }
  window.fetch = ((url: string, { body }: RequestInit) => {
    expect(url).toBe('/api/hello')
    said.push({ how: 'fetch', ...(JSON.parse(body as string) as Omit<Said, 'how'>) })
    return Promise.resolve({} as Response)
  }) as typeof fetch
  navigator.sendBeacon = (_url, body) =>
    said.push({ how: 'beacon', ...(JSON.parse(body as string) as Omit<Said, 'how'>) }) > 0
})

afterEach(() => {
  stop.abort()
  Object.assign(history, originals)
  localStorage.clear()
  document.cookie = 'signed-in=; max-age=0'
  document.body.innerHTML = ''
  setOn(navigator, 'globalPrivacyControl', undefined)
  setOn(navigator, 'doNotTrack', null)
  setOn(document, 'hidden', false)
  setOn(document, 'prerendering', false)
  setOn(document, 'referrer', '')
})

function open(path: string): void {
  originals.replaceState(null, '', path)
  countVisits('/api/hello', PUBLIC_PATHS, 'signed-in=1', 'uncounted')
}
const told = () => said.map(({ k, p }) => `${k} ${p}`)
/** Once the page would have told its first view. */
const nothingMore = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))

function hide(isHidden: boolean): void {
  setOn(document, 'hidden', isHidden)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

test('one view a path, with how somebody came on the first, and none for a changed query', async () => {
  setOn(document, 'referrer', 'https://www.instagram.com/p/1?secret=2')
  open('/shop?utm_source=Instagram&utm_campaign=' + 'x'.repeat(90) + '&key=secret#part')
  await waitFor(() => expect(told()).toEqual(['view /shop']))
  expect(said[0]).toMatchObject({
    how: 'fetch',
    r: 'www.instagram.com',
    q: { s: 'Instagram', c: 'x'.repeat(80) },
  })
  expect(JSON.stringify(said)).not.toContain('secret')
  history.replaceState(null, '', '/shop?category=hats')
  history.pushState(null, '', '/shop/panama')
  await waitFor(() => expect(told()).toEqual(['view /shop', 'leave /shop', 'view /shop/panama']))
  expect(said[2]).not.toHaveProperty('r')
  expect(said[2]?.id).not.toBe(said[0]?.id)
})

test('a page with a key in its address says nothing, neither of itself nor of the link there', async () => {
  open('/order/9XNB-52QY/secret-key')
  await nothingMore()
  history.pushState(null, '', '/privacy')
  await waitFor(() => expect(told()).toEqual(['view /privacy']))
})

test('tells the seconds that a page was visible by a beacon, and goes on under the same view', async () => {
  open('/')
  await waitFor(() => expect(told()).toEqual(['view /']))
  hide(true)
  hide(false)
  hide(true)
  expect(told()).toEqual(['view /', 'leave /', 'leave /'])
  expect(said.map(({ how }) => how)).toEqual(['fetch', 'beacon', 'beacon'])
  expect(new Set(said.map(({ id }) => id)).size).toBe(1)
})

test('a page that is prerendered or hidden counts once it is seen', async () => {
  setOn(document, 'prerendering', true)
  open('/platform')
  await nothingMore()
  expect(told()).toEqual([])
  setOn(document, 'prerendering', false)
  document.dispatchEvent(new Event('prerenderingchange'))
  await waitFor(() => expect(told()).toEqual(['view /platform']))
})

test('a page that comes back out of the back-forward cache counts again', async () => {
  open('/directory')
  await waitFor(() => expect(told()).toEqual(['view /directory']))
  hide(true)
  setOn(document, 'hidden', false)
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(told()).toEqual(['view /directory', 'leave /directory', 'view /directory'])
})

test('a named link and a piece in the cart are told', async () => {
  document.body.innerHTML = '<a href="#x" data-counted="Instagram"><span>out</span></a><a href="#y">in</a>'
  open('/')
  await waitFor(() => expect(told()).toEqual(['view /']))
  for (const link of document.querySelectorAll<HTMLElement>('a span, a')) link.click()
  window.dispatchEvent(new Event('cart'))
  expect(told()).toEqual(['view /', 'click /', 'click /', 'cart /'])
  expect(said[1]?.n).toBe('Instagram')
})

test.each([
  ['Global Privacy Control', () => setOn(navigator, 'globalPrivacyControl', true)],
  ['Do Not Track', () => setOn(navigator, 'doNotTrack', '1')],
  ['the switch on /privacy', () => localStorage.setItem('uncounted', '1')],
  ['a dashboard session', () => void (document.cookie = 'signed-in=1')],
])('says nothing with %s', async (_, ask) => {
  ask()
  open('/')
  await nothingMore()
  hide(true)
  window.dispatchEvent(new Event('cart'))
  expect(said).toEqual([])
})
