import { expect, test } from '../browser/support'
import { forgetCounting, switchCounting, viewsCounted } from '../browser/counting'
import { PlainChromium } from './plainChromium'

const AHEAD = JSON.stringify({
  prerender: [{ source: 'list', urls: ['/directory', '/shop'], eagerness: 'immediate' }],
})

test.afterAll(({ baseURL }) => forgetCounting(baseURL ?? ''))

test('a tab in the background, a page kept for the way back and one rendered ahead count what was seen', async ({
  baseURL,
  request,
}) => {
  await switchCounting(true)
  // Kept pages are rendered anew soon after the switch.
  for (const path of ['/platform', '/privacy', '/directory'])
    await expect.poll(async () => (await request.get(path)).text()).toContain('/api/hello')
  const before = await viewsCounted()
  const counted = async () => (await viewsCounted()) - before
  const browser = new PlainChromium(process.env.WHOLE_CHROMIUM_PATH)
  try {
    const tab = await browser.open(`${baseURL}/platform`)
    await expect.poll(counted).toBe(1)

    // Behind another tab, and in front again: still the one view.
    await browser.open('about:blank')
    await expect.poll(() => browser.read(tab, 'document.visibilityState')).toBe('hidden')
    await browser.show(tab)
    await expect.poll(() => browser.read(tab, 'document.visibilityState')).toBe('visible')

    // Out of the back-forward cache: another view.
    const notesReturn = 'addEventListener("pageshow", ({ persisted }) => { window.isBack = persisted })'
    await browser.read(tab, `${notesReturn}; location.assign('/privacy')`)
    await expect.poll(counted).toBe(2)
    await browser.read(tab, 'history.back()')
    await expect.poll(counted).toBe(3)
    expect(await browser.read(tab, 'window.isBack')).toBe(true)

    // Two pages are rendered ahead, one of them is looked at.
    await browser.letGo(
      tab,
      `{
        const rules = document.createElement('script')
        rules.type = 'speculationrules'
        rules.textContent = '${AHEAD}'
        setTimeout(() => document.head.append(rules), 500)
        setTimeout(() => location.assign('/directory'), 7_000)
      }`,
    )
    await expect.poll(counted, { timeout: 20_000 }).toBe(4)
    const seen = await browser.find(`${baseURL}/directory`)
    const ahead = 'performance.getEntriesByType("navigation")[0].activationStart'
    expect(seen && (await browser.read(seen, ahead))).toBeGreaterThan(0)
  } finally {
    await browser.close()
  }
  expect(await counted()).toBe(4)
})
