import { shortLink } from '../../src/components/testing/shortLink'
import { type Scene, press } from './scene'

const CALL = '/api/short-links'
const POST = 'Film the boardwalk fit check'
const [sale] = shortLink.sold
const some = [
  shortLink,
  { ...shortLink, id: 'l2', code: 'm3xq', label: 'Reel of the slip dress at the pier', sold: [] },
  {
    ...shortLink,
    id: 'l3',
    code: 'q8zt',
    label: 'Live from the gallery night',
    sold: [
      { ...sale, orders: 41, pieces: 64, sold: 1_284_600, refundedPieces: 0, refunded: 0 },
      { ...sale, currency: 'EUR', orders: 1, pieces: 1, sold: 14_800, refundedPieces: 0, refunded: 0 },
    ],
  },
]
const links = (state: string, json: unknown, rest: Partial<Scene> = {}): Scene => ({
  name: ['desk.links', state].filter(Boolean).join('.'),
  path: '/dashboard/ecommerce/links',
  as: 'creator',
  answers: { [CALL]: { status: 200, json } },
  ...rest,
})

/** Short links, and the sales shown on the post of one (docs/behaviour.md, 12.16). */
export const linkScenes: Scene[] = [
  links('', some),
  links('empty', []),
  links('new', some, { isOverlay: true, open: press('New link') }),
  {
    name: 'dashboard.schedule.editor-sold',
    path: '/dashboard/schedule',
    as: 'season',
    isOverlay: true,
    async open(page) {
      const tasks = (await (await page.request.get('/api/tasks')).json()) as { id: string; title: string }[]
      const taskId = tasks.find(({ title }) => title === POST)?.id
      const json = some.map((link) => ({ ...link, taskId }))
      // The editor only requests sales for a post that has a link.
      const made = await page.request.post(CALL, { data: { label: 'Story', taskId } })
      const { id } = (await made.json()) as { id: string }
      await page.reload({ waitUntil: 'networkidle' })
      await page.request.delete(`${CALL}/${id}`)
      await page.route(`**${CALL}`, (route) => route.fulfill({ json }))
      await page.getByRole('row', { name: POST }).click()
      await page.getByText('Sold through this post').scrollIntoViewIfNeeded()
    },
  },
]
