import type { Scene } from './scene'

/** The editing console, as its users see it. */
export const consoleScenes: Scene[] = [
  { name: 'console.home', path: '/admin', as: 'admin' },
  { name: 'console.home-of-editors', path: '/admin', as: 'editor' },
  { name: 'console.users', path: '/admin/collections/users', as: 'admin' },
  { name: 'console.applications', path: '/admin/collections/team-applications', as: 'admin' },
  { name: 'console.media', path: '/admin/collections/media', as: 'editor' },
  { name: 'console.landing', path: '/admin/globals/landing', as: 'editor' },
  { name: 'console.discount-codes', path: '/admin/collections/discount-codes', as: 'admin' },
  { name: 'console.new-discount-code', path: '/admin/collections/discount-codes/create', as: 'admin' },
  { name: 'console.new-deal', path: '/admin/collections/brand-deals/create', as: 'admin' },
]
