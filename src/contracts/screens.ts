import type { Who } from './core/call'

/** The groups of the sidebar in order, with their names; a hairline separates them. */
export const SCREEN_GROUPS = {
  start: 'Start',
  work: 'Work',
  library: 'Library',
  people: 'People',
  own: 'Your account',
  admin: 'Admin',
} as const
type ScreenGroup = keyof typeof SCREEN_GROUPS

export const SCREEN_GROUP_IDS = Object.keys(SCREEN_GROUPS) as ScreenGroup[]

type Screen = {
  /** Names the sidebar's entry, the page, its heading, and the feature in a dashboard update. */
  title: string
  /** A name in the icon sprite. */
  icon: string
  group: ScreenGroup
  who: Exclude<Who, 'anyone' | 'editor'>
  /** What a dashboard update says about it, with the version of the site that last changed it. */
  feature: { version: string; summary: string }
}

/**
 * Every screen of the dashboard in the sidebar's order (docs/behaviour.md, 4.1), by the segment of its route; `home` is
 * /dashboard itself.
 */
export const SCREENS = {
  home: {
    title: 'Dashboard',
    icon: 'grid',
    group: 'start',
    who: 'user',
    feature: { version: '2.0.0', summary: 'Where you stand, and what to do next.' },
  },
  onboarding: {
    title: 'Onboarding',
    icon: 'flag',
    group: 'start',
    who: 'user',
    feature: { version: '2.0.0', summary: 'Five steps from your name to your goals.' },
  },
  platforms: {
    title: 'Platform Setup',
    icon: 'list',
    group: 'start',
    who: 'user',
    feature: { version: '2.1.0', summary: 'Setup and verification checklists for seven platforms.' },
  },
  schedule: {
    title: 'Content Schedule',
    icon: 'cal',
    group: 'work',
    who: 'user',
    feature: { version: '2.1.0', summary: 'To do, in progress, done: one step at a time.' },
  },
  connect: {
    title: 'Creator Connect',
    icon: 'link',
    group: 'work',
    who: 'user',
    feature: { version: '2.1.0', summary: 'Brand deals with their budgets, and who to work with.' },
  },
  ecommerce: {
    title: 'Ecommerce',
    icon: 'tote',
    group: 'work',
    who: 'user',
    feature: { version: '2.1.0', summary: 'Your shops and the products they sell.' },
  },
  'directory-manage': {
    title: 'Directory',
    icon: 'pin',
    group: 'work',
    who: 'user',
    feature: { version: '2.0.0', summary: 'The places you recommend.' },
  },
  analytics: {
    title: 'Analytics',
    icon: 'chart',
    group: 'work',
    who: 'user',
    feature: { version: '2.0.0', summary: 'Numbers, as soon as there are any.' },
  },
  content: {
    title: 'Content Library',
    icon: 'film',
    group: 'library',
    who: 'user',
    feature: { version: '2.0.0', summary: 'Videos, drafts and what is published.' },
  },
  media: {
    title: 'Media Manager',
    icon: 'image',
    group: 'library',
    who: 'user',
    feature: { version: '2.0.0', summary: 'Images and graphics in folders.' },
  },
  achievements: {
    title: 'Achievements',
    icon: 'medal',
    group: 'library',
    who: 'user',
    feature: { version: '2.0.0', summary: 'Points for what you have reached.' },
  },
  'vision-board': {
    title: 'Vision Board',
    icon: 'spark',
    group: 'library',
    who: 'user',
    feature: { version: '2.1.0', summary: 'Ideas in writing or as a voice note.' },
  },
  events: {
    title: 'Events & Bookings',
    icon: 'ticket',
    group: 'people',
    who: 'user',
    feature: { version: '2.1.0', summary: 'Make events, take seats, give them back.' },
  },
  applications: {
    title: 'Team',
    icon: 'team',
    group: 'people',
    who: 'user',
    feature: { version: '2.1.0', summary: 'Who applied, who is in.' },
  },
  subscribers: {
    title: 'Email Subscribers',
    icon: 'mail',
    group: 'people',
    who: 'user',
    feature: { version: '2.0.0', summary: 'Who wants to hear from you.' },
  },
  reports: {
    title: 'Feedback & Reports',
    icon: 'note',
    group: 'people',
    who: 'user',
    feature: { version: '2.1.0', summary: 'What users say, and what became of it.' },
  },
  'fake-accounts': {
    title: 'Fake Account Handling',
    icon: 'shield',
    group: 'people',
    who: 'user',
    feature: { version: '2.1.0', summary: 'Fake accounts and leaked images, until they are gone.' },
  },
  chat: {
    title: 'Admin Chat',
    icon: 'chat',
    group: 'people',
    who: 'user',
    feature: { version: '2.0.0', summary: 'Support, requests and feedback in one inbox.' },
  },
  settings: {
    title: 'Settings',
    icon: 'gear',
    group: 'own',
    who: 'user',
    feature: { version: '2.1.0', summary: 'Profile, security, appearance and updates.' },
  },
  admin: {
    title: 'User Management',
    icon: 'key',
    group: 'admin',
    who: 'admin',
    feature: { version: '2.0.0', summary: 'Who waits for approval.' },
  },
} as const satisfies Record<string, Screen>

export type ScreenId = keyof typeof SCREENS

export const SCREEN_IDS = Object.keys(SCREENS) as ScreenId[]

/** The address of a screen. */
export function screenHref(id: ScreenId): string {
  return id === 'home' ? '/dashboard' : `/dashboard/${id}`
}

/** The screen of a path, also of a page below it; undefined for an unknown one. */
export function screenAt(pathname: string): ScreenId | undefined {
  const path = pathname.replace(/\/$/, '')
  return (
    SCREEN_IDS.find((id) => screenHref(id) === path) ??
    SCREEN_IDS.find((id) => id !== 'home' && path.startsWith(`${screenHref(id)}/`))
  )
}

/** The page of a conversation. */
export function chatHref(conversationId: string): string {
  return `${screenHref('chat')}?conversation=${conversationId}`
}

/** The chat with a new conversation about a subject. */
export function askInChatHref(subject: string): string {
  return `${screenHref('chat')}?subject=${encodeURIComponent(subject)}`
}

/** The pages below a screen, by the path after it; `*` is any one segment. */
const BELOW: Record<string, string> = {
  'ecommerce/orders': 'Orders',
  'ecommerce/orders/*': 'Order',
  'ecommerce/links': 'Short links',
  'ecommerce/settings': 'Shop settings',
  'ecommerce/books': 'Do the books balance?',
  'subscribers/letters/domain': 'The domain',
  'subscribers/letters/*': 'Letter',
}

/** The way to a page of the dashboard: its screen, then the pages below it, each with its address. */
export function trailTo(pathname: string): { title: string; href: string }[] {
  const screen = screenAt(pathname) ?? 'home'
  const below = pathname.slice(screenHref(screen).length).split('/').filter(Boolean)
  const pages = below.map((_, index) => {
    const steps = below.slice(0, index + 1)
    const path = [screen, ...steps].join('/')
    const title = BELOW[path] ?? BELOW[[screen, ...steps.slice(0, -1), '*'].join('/')]
    return { title, href: `/dashboard/${path}` }
  })
  return [
    { title: SCREENS[screen].title, href: screenHref(screen) },
    ...pages.flatMap(({ title, href }) => (title ? [{ title, href }] : [])),
  ]
}
