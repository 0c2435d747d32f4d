import { SCREENS, SCREEN_IDS, type ScreenId, screenHref } from '../../src/contracts/screens'
import { type Scene, failed, press, tab } from './scene'

const of = (id: ScreenId, state: string, rest: Partial<Scene> = {}): Scene => ({
  name: ['dashboard', id, state].filter(Boolean).join('.'),
  path: screenHref(id),
  as: 'creator',
  ...rest,
})

const waiting = {
  id: '65f0c0ffee65f0c0ffee65f0',
  title: 'Linen shirt',
  description: 'Washed linen, mother-of-pearl buttons.',
  price: 6_400,
  currency: 'USD',
  images: [],
  username: 'marina',
  createdAt: '2026-11-20T09:00:00.000Z',
}

/** The screens that show a creator less than an admin. */
const FULLER_FOR_ADMINS: readonly ScreenId[] = ['applications', 'subscribers']

/** Every screen, seen by a user who has access to all of it. */
const screens = SCREEN_IDS.map((id) =>
  of(id, '', {
    as: SCREENS[id].who === 'admin' || FULLER_FOR_ADMINS.includes(id) ? 'admin' : 'creator',
  }),
)

/** Every screen, with its tabs and states (docs/behaviour.md, chapter 4). */
export const dashboardScenes: Scene[] = [
  ...screens,
  of('home', 'admin', { as: 'admin' }),
  of('home', 'collapsed', { open: press(/^Toggle sidebar/), onlyOn: 'desktop' }),
  of('home', 'menu', { open: press(/^Toggle sidebar/), isOverlay: true, onlyOn: 'phone' }),
  of('home', 'capture', { open: press('Capture'), isOverlay: true, onlyOn: 'phone' }),
  of('onboarding', 'second-step', { open: press('Next') }),
  of('onboarding', 'goal-refused', {
    open: async (page) => {
      await press('Next', 'Next', 'Next')(page)
      await page.getByLabel('Follower goal').fill('-50')
      await press('Next')(page)
    },
  }),
  of('onboarding', 'last-step', { open: press('Next', 'Next', 'Next', 'Next') }),
  of('onboarding', 'sent', { as: 'editor' }),
  of('platforms', 'discord', { open: tab('Discord') }),
  of('connect', 'businesses', { open: tab('Business Directory') }),
  of('connect', 'requests', { open: tab('Collaboration Requests') }),
  of('ecommerce', 'products', { open: tab(/^Products/) }),
  of('ecommerce', 'chosen', {
    open: async (page) => {
      await tab(/^Products/)(page)
      await page
        .getByRole('checkbox', { name: /^Choose / })
        .nth(1)
        .press('Space')
      await page.getByText('1 chosen').waitFor()
    },
  }),
  of('ecommerce', 'price', { open: tab(/^Products/, /change Price of/i) }),
  of('ecommerce', 'review', {
    as: 'admin',
    answers: { '/api/products/waiting': { status: 200, json: { nextWaits: false, products: [waiting] } } },
    open: tab(/^To review/),
  }),
  of('vision-board', 'voice', { open: tab('Voice Note') }),
  of('events', 'mine', { open: tab(/^My Events/) }),
  of('events', 'created', { open: tab(/^My Created Events/) }),
  of('applications', 'not-allowed'),
  of('applications', 'members', { as: 'admin', open: tab(/^Team Members/) }),
  of('subscribers', 'creator'),
  of('reports', 'message', { open: press(/^Show message/) }),
  of('reports', 'answered', { open: press('Show message: Pictures turn in the directory') }),
  of('reports', 'admin', { as: 'admin', open: press('Show message: Pictures turn in the directory') }),
  of('reports', 'onboarding', { as: 'admin', open: tab(/^Onboarding Responses/) }),
  of('fake-accounts', 'detail', { open: press(/@islaverano_official/) }),
  of('fake-accounts', 'identify', { open: tab('How to Identify') }),
  of('fake-accounts', 'guide', { open: tab('Platform Guide') }),
  of('fake-accounts', 'takedown', { open: tab('Image Takedown') }),
  of('chat', 'conversation', { open: press(/Lena Ortiz/) }),
  of('settings', 'checked', {
    open: async (page) => {
      await press('Check for Updates')(page)
      await page.getByText(/ here, .+ there, /).waitFor()
    },
  }),
  of('settings', 'updates-failed', { answers: { '/api/sync/status': failed } }),
]
