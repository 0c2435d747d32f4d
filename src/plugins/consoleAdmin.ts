import type { Config, Plugin } from 'payload'
import { isAdmin } from '@/access/guards'

type Admin = NonNullable<Config['admin']>

/** Ends Payload's titles; the console's page puts the brand name in its place. */
export const CONSOLE_SUFFIX = '· Console'

/** The look of the console and its home; the styles are in app/(payload)/custom.css. */
export const consoleAdmin = {
  avatar: 'default',
  dateFormat: 'd MMM yyyy, HH:mm',
  meta: {
    titleSuffix: CONSOLE_SUFFIX,
    description: 'The console of this site',
    icons: [
      { rel: 'icon', type: 'image/svg+xml', url: '/favicon.svg' },
      { rel: 'icon', type: 'image/png', sizes: '32x32', url: '/favicon-32.png' },
      { rel: 'apple-touch-icon', type: 'image/png', url: '/favicon-180.png' },
    ],
    openGraph: { title: 'Console', siteName: 'Console', description: 'The console of this site', images: [] },
    robots: 'noindex, nofollow',
  },
  dashboard: {
    widgets: [],
    // Editors already find their pages on the home, with descriptions.
    defaultLayout: ({ req }) => (isAdmin(req.user) ? [{ widgetSlug: 'collections', width: 'full' }] : []),
  },
  livePreview: {
    breakpoints: [
      { name: 'phone', label: 'Phone', width: 390, height: 844 },
      { name: 'tablet', label: 'Tablet', width: 834, height: 1112 },
      { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
    ],
  },
  components: {
    providers: ['/src/components/console/NamedParts#NamedParts'],
    graphics: {
      Logo: '/src/components/console/Wordmark#Wordmark',
      Icon: '/src/components/console/Monogram#Monogram',
    },
    beforeNavLinks: ['/src/components/console/Wordmark#Wordmark'],
    beforeDashboard: ['/src/app/(payload)/console/PendingWork#PendingWork'],
    views: {
      login: { Component: '/src/app/(payload)/console/redirects#LoginRedirect' },
      forgot: { Component: '/src/app/(payload)/console/redirects#LoginRedirect' },
      unauthorized: { Component: '/src/app/(payload)/console/redirects#UnauthorizedRedirect' },
      inactivity: { Component: '/src/app/(payload)/console/redirects#InactivityRedirect' },
    },
  },
} satisfies Admin

/** Takes the tab "API", which is for programs, off every record and page. */
export function withoutApiTabs(): Plugin {
  return (config) => ({
    ...config,
    collections: config.collections?.map((each) => ({ ...each, admin: { ...each.admin, hideAPIURL: true } })),
    globals: config.globals?.map((each) => ({ ...each, admin: { ...each.admin, hideAPIURL: true } })),
  })
}
