import { type Scene, failed, press } from './scene'

const CALL = '/api/notifications'
/** Dated from the pictures' fixed date backwards. */
const NOTIFICATIONS = {
  unread: 2,
  cursor: '65f0c0ffee65f0c0ffee65f0',
  items: [
    ['reminder', 'Post it now: Get ready with me, gallery night', 'TikTok at 11:00 AM', null, 0],
    ['deal', 'Hotel Palmera approved you', 'Winter weekend film', null, 1],
    ['achievement', 'Community Builder unlocked', '200 points. You are at 500 of 825.', '2026-11-20', 2],
    ['event', 'Front row: resort show is confirmed', 'The host approved your registration.', '2026-11-19', 3],
  ].map(([kind, title, body, read, days], index) => ({
    id: `65f0c0ffee65f0c0ffee65f${index}`,
    kind,
    title,
    body,
    href: '/dashboard',
    readAt: read && `${read}T10:00:00.000Z`,
    createdAt: new Date(Date.now() - Number(days) * 86_400_000).toISOString(),
  })),
}

const bell = (state: string, answer: NonNullable<Scene['answers']>[string]): Scene => ({
  name: `dashboard.notifications.${state}`,
  path: '/dashboard/settings',
  as: 'creator',
  answers: { [CALL]: answer },
  open: press(/^Notifications/),
  isOverlay: true,
})

/** Screens with a person's own data instead of samples, and their notifications. */
export const ownScenes: Scene[] = [
  ...['home', 'achievements', 'platforms'].map((screen): Scene => ({
    name: `dashboard.${screen}.own`,
    path: screen === 'home' ? '/dashboard' : `/dashboard/${screen}`,
    as: 'season',
  })),
  {
    name: 'dashboard.chat.own',
    path: '/dashboard/chat',
    as: 'season',
    open: async (page) => {
      await press(/Pilates and linen/)(page)
      await page.getByRole('log').getByText('Tuesday it is.').waitFor()
    },
  },
  { name: 'dashboard.connect.own', path: '/dashboard/connect?tab=requests', as: 'season' },
  { name: 'dashboard.connect.businesses-own', path: '/dashboard/connect?tab=businesses', as: 'season' },
  {
    name: 'dashboard.connect.creators',
    path: '/dashboard/connect?tab=requests',
    as: 'season',
    open: press('Ask someone'),
  },
  {
    name: 'dashboard.connect.ask',
    path: '/dashboard/connect?tab=requests&requests=creators',
    as: 'creator',
    open: press('Ask Sol Marín'),
    isOverlay: true,
  },
  {
    name: 'dashboard.connect.card',
    path: '/dashboard/connect?tab=requests&requests=creators',
    as: 'season',
    open: press('Edit your card'),
    isOverlay: true,
  },
  {
    name: 'dashboard.achievements.start-empty',
    path: '/dashboard/achievements',
    as: 'creator',
    open: press('Start empty'),
    isOverlay: true,
  },
  { name: 'dashboard.settings.notifications', path: '/dashboard/settings/notifications', as: 'creator' },
  {
    name: 'dashboard.settings.trash',
    path: '/dashboard/settings',
    as: 'creator',
    answers: {
      '/api/trash': {
        status: 200,
        json: ['Film the boardwalk fit check', 'Q&A: what a collab really pays'].map((title, index) => ({
          kind: 'task',
          id: `65f0c0ffee65f0c0ffee65f${index}`,
          title,
          deletedAt: '2026-11-20T10:00:00.000Z',
          until: '2026-12-20T10:00:00.000Z',
        })),
      },
    },
    open: press('Recently deleted'),
    isOverlay: true,
  },
  bell('list', { status: 200, json: NOTIFICATIONS }),
  bell('empty', { status: 200, json: { items: [], unread: 0, cursor: null } }),
  bell('failed', failed),
]
