import type { Page } from '@playwright/test'
import { placeLinks } from '../../src/auth/linkKeys'
import type { WaitingPlace } from '../../src/contracts/waiting-list'
import { withSession } from './asPerson'
import { type Scene, press } from './scene'

const PIECE = 'Cay sunglasses'

/** Opens the mailed link of an email waiting for the sold-out piece; each scene uses its own place. */
async function openPlace(page: Page, who = 'carmen'): Promise<void> {
  const email = `${who}@ocasio.studio`
  const products = (await (await page.request.get('/api/products')).json()) as { id: string; title: string }[]
  const productId = products.find(({ title }) => title === PIECE)?.id
  await page.request.post('/api/shop/back-in-stock', { data: { productId, email } })
  const [entry] = await withSession('admin', async (admin) => {
    const found = await admin.get(`/cms-api/back-in-stock?where[email][equals]=${email}`)
    return ((await found.json()) as { docs: { id: string }[] }).docs
  })
  await page.goto(`/back-in-stock/${entry?.id}/${placeLinks.keyOf(entry?.id ?? '')}`)
}

/** How a place has changed at a given time, in ms since 1970. */
type Change = (now: number) => Partial<WaitingPlace>

/** The place after "Get in line", with changes that only time or other people can cause. */
const after = (state: string, change: Change, then?: Scene['open']): Scene => ({
  name: `place-in-line.${state}`,
  async open(page) {
    await openPlace(page, `carmen.${state}`)
    const now = await page.evaluate(() => Date.now())
    await page.route('**/api/shop/back-in-stock/*/*/confirm', async (route) => {
      const answer = await route.fetch({
        url: route
          .request()
          .url()
          .replace(/\/confirm$/, ''),
        method: 'GET',
      })
      const place = (await answer.json()) as WaitingPlace
      await route.fulfill({ json: { ...place, ...change(now) } })
    })
    await press('Get in line')(page)
    await page.getByRole('button', { name: 'Get in line' }).waitFor({ state: 'detached' })
    await then?.(page)
  },
})

const keptFor = (minutes: number, now: number): Partial<WaitingPlace> => ({
  state: 'kept',
  hold: 'its hold',
  keptUntil: new Date(now + minutes * 60_000).toISOString(),
})

/** A place in line for a sold-out piece, in each state (docs/behaviour.md, 3.17). */
export const lineScenes: Scene[] = [
  { name: 'place-in-line', open: (page) => openPlace(page) },
  after('waiting', () => ({ state: 'waiting', ahead: 2 })),
  after('kept', (now) => keptFor(24, now)),
  after('over', (now) => keptFor(-1, now)),
  after(
    'left',
    () => ({ state: 'waiting', ahead: 0 }),
    async (page) => {
      await press('Leave the line')(page)
      await page.getByText('You are out of the line').waitFor()
    },
  ),
  after('not-sold', () => ({ state: 'waiting', piece: null })),
  { name: 'place-in-line.gone', path: '/back-in-stock/65f000000000000000000000/nothing' },
]
