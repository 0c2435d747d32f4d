import type { Page } from '@playwright/test'
import { DAY_MS, utcDay } from '../../src/contracts/core/time'
import type { Breakdown, Funnels, Numbers } from '../../src/contracts/audience/numbers'
import { withSession } from './asPerson'
import { type Scene, press } from './scene'

const SINCE = { isCounting: true, countingSince: '2026-01-02T12:00:00.000Z' }
const VISITS = [
  117, 120, 114, 143, 124, 102, 125, 126, 121, 146, 140, 133, 122, 118, 146, 278, 224, 205, 138, 124,
]
const COURSE = [...VISITS, 146, 141, 150, 166, 203, 161, 136, 141]
const LENGTH = COURSE.length

const dayAgo = (days: number) => utcDay(Date.now() - days * DAY_MS)
const visits = COURSE.reduce((all, each) => all + each, 0)

const numbers: Numbers = {
  ...SINCE,
  range: { from: dayAgo(LENGTH - 1), to: dayAgo(0), days: LENGTH },
  zone: 'UTC',
  limitedTo: null,
  totals: {
    visits,
    views: 11_380,
    engaged: 1_930,
    visitors: null,
    visitorsPerDay: 131.4,
    seconds: 48,
    goals: 310,
  },
  previous: null,
  unit: 'day',
  series: COURSE.map((each, index) => {
    const day = dayAgo(LENGTH - 1 - index)
    const engaged = Math.round(each * 0.47)
    return { at: `${day}T00:00:00.000Z`, day, visitors: each, visits: each, views: each * 3, engaged }
  }),
  engagementRate: 47,
  followerGrowth: 86,
  countedDays: LENGTH,
  leftOut: { robots: 1_402, automation: 0, team: 38, optedOut: 0, malformed: 0, limited: 0, dropped: 0 },
}

const PAGES = ['/shop', '/', '/shop/marea-slip-dress', '/platform', '/directory', '/join-team']
const pages: Breakdown = {
  dim: 'pages',
  limitedTo: null,
  rows: PAGES.map((value, index) => {
    const seen = Math.round(4_100 / (index + 1))
    const revenue = index < 3 ? [{ currency: 'USD', cents: Math.round(120_400 / (index + 1)) }] : []
    return { value, visits: seen, views: seen, engaged: 1, goals: 1, revenue }
  }),
  other: { values: 17, visits: 204, views: 240, engaged: 0, goals: 0, revenue: [] },
  total: 23,
}
const funnels: Funnels = {
  limitedTo: null,
  funnels: [
    {
      name: 'shop',
      steps: [
        { step: 'shop', count: 1_204, share: 100 },
        { step: 'cart', count: 286, share: 23.8 },
        { step: 'order', count: 19, share: 1.6 },
      ],
    },
  ],
}

const ok = (json: unknown) => ({ status: 200, json })
const answers = {
  '/api/audience/counting': ok(SINCE),
  '/api/audience': ok(numbers),
  '/api/audience/breakdown': ok(pages),
  '/api/audience/funnels': ok(funnels),
}

/** Counting is switched on for the screen alone: the other scenes share the site. */
const begin = async (page: Page) => {
  await press('Start counting')(page)
  await page.getByRole('radiogroup', { name: 'Range' }).waitFor()
  // A notice keeps the width that it had on the device before.
  await page.locator('.toast').getByRole('button', { name: 'Dismiss' }).click()
}

const of = (state: string, rest: Partial<Scene> = {}): Scene => ({
  name: `analytics.${state}`,
  path: '/dashboard/analytics',
  as: 'admin',
  ...rest,
})

async function openShare(page: Page): Promise<void> {
  const link = await withSession('admin', async (admin) => {
    const data = {
      label: 'Hotel Palmera',
      from: dayAgo(27),
      to: dayAgo(0),
      blocks: ['series', 'pages', 'sources', 'places', 'devices'],
      days: 30,
    }
    const made = await admin.post('/api/audience/shares', { data })
    return ((await made.json()) as { link: string }).link
  })
  await page.goto(new URL(link).pathname)
}

/** Analytics before and after counting starts, and the page that a link to it opens (docs/behaviour.md, 4.9). */
export const analyticsScenes: Scene[] = [
  of('start'),
  of('counted', {
    answers,
    async open(page) {
      await begin(page)
      await page.getByRole('list', { name: 'Pages' }).waitFor()
      await page.getByRole('button', { name: 'Cart only' }).waitFor()
    },
  }),
  of('table', {
    answers,
    async open(page) {
      await begin(page)
      await page.getByRole('button', { name: 'Show as table' }).click()
    },
  }),
  of('how', {
    answers,
    isOverlay: true,
    async open(page) {
      await begin(page)
      await page.getByRole('button', { name: 'How it is counted' }).click()
    },
  }),
  of('share', {
    answers: { ...answers, '/api/audience/shares': ok([]) },
    isOverlay: true,
    async open(page) {
      await begin(page)
      await page.getByRole('button', { name: 'Share' }).click()
      await page.getByRole('textbox', { name: 'For whom' }).waitFor()
    },
  }),
  of('loading', { answers: { '/api/audience/counting': ok(SINCE), '/api/audience': 'never' }, open: begin }),
  { name: 'numbers', open: openShare },
]
