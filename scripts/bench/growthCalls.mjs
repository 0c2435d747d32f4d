/**
 * The calls whose cost could grow with the data. `isComplete`: the call is specified to answer everything, so its cost
 * may grow with the records, but not the cost of each.
 */
export const CALLS = [
  ...calls('sol', [
    '/api/home',
    '/api/tasks?before=DAY-30',
    '/api/calendar?from=DAY-30&to=DAY+12',
    '/api/media',
    '/api/media?q=pier',
    '/api/media?unused=true',
    '/api/folders',
    '/api/tasks/library?list=drafts',
    '/api/tasks/library?list=published',
    '/api/products/rows',
    '/api/notifications',
    '/api/achievements',
    '/api/trash',
    '/api/orders',
    '/api/orders?filter=to_ship',
    '/api/orders?filter=shipped',
    '/api/orders?filter=month',
    '/api/orders?filter=refunds',
    '/api/orders?q=nobodyhere',
    '/api/orders?q=Buyer 77',
    '/api/orders/summary',
    '/api/sales',
    '/api/short-links',
    '/dashboard',
    '/dashboard/schedule',
    '/dashboard/schedule?view=week',
    '/dashboard/schedule?view=month',
    '/dashboard/ecommerce',
    '/dashboard/ecommerce/orders',
    '/dashboard/ecommerce/orders?filter=to_ship',
    '/dashboard/ecommerce/links',
    '/dashboard/media',
    '/dashboard/content',
    '/dashboard/vision-board',
    '/dashboard/connect',
    '/dashboard/events',
    '/dashboard/reports',
    '/dashboard/fake-accounts',
    '/dashboard/achievements',
    '/dashboard/platforms',
    '/dashboard/analytics',
    '/dashboard/settings',
    '/dashboard/onboarding',
    '/dashboard/chat',
    '/dashboard/directory-manage',
  ]),
  ...complete('sol', [
    '/api/tasks',
    '/api/vision-board',
    '/api/products/my',
    '/api/products/variants',
    '/api/events',
    '/api/events/details',
    '/api/event-registrations/my',
    '/api/fake-account-reports/my',
    '/api/image-takedown-reports/my',
    '/api/feedback/all',
    '/api/feedback/answers',
    '/api/orders/export',
  ]),
  ...calls('admin', [
    '/api/home',
    '/api/users/page?state=approved',
    '/api/team-applications/page',
    '/api/feedback/page',
    '/api/onboarding/page',
    '/api/orders',
    '/api/orders?filter=to_ship',
    '/api/orders?q=nobodyhere',
    '/api/orders/summary',
    '/dashboard',
    '/dashboard/admin',
    '/dashboard/applications',
    '/dashboard/subscribers',
    '/dashboard/reports',
    '/dashboard/onboarding',
    '/dashboard/ecommerce',
    '/dashboard/ecommerce/orders',
    '/dashboard/ecommerce/books',
    ...[
      'users',
      'orders',
      'refunds',
      'products',
      'event-registrations',
      'team-applications',
      'feedback',
      'fake-account-reports',
      'image-takedown-reports',
      'short-links',
      'onboarding',
      'email-signups',
      'directory-listings',
    ].map((slug) => `/admin/collections/${slug}`),
    ...['users', 'orders', 'email-signups', 'products'].map(
      (slug) => `/admin/collections/${slug}?search=nobodyhere`,
    ),
  ]),
  ...complete('admin', [
    '/api/users',
    '/api/registrations',
    '/api/team-applications',
    '/api/feedback/all',
    '/api/feedback/answers',
    '/api/onboarding/all',
    '/api/sales/books',
    '/api/orders/export',
    '/api/subscribers/export',
  ]),
  ...calls('nobody', ['/', '/shop', '/directory', '/cart']),
  ...complete('nobody', ['/api/products', '/sitemap.xml']),
]

function calls(who, paths) {
  return paths.map((path) => ({ who, path: withDays(path), isComplete: false }))
}

function complete(who, paths) {
  return paths.map((path) => ({ who, path: withDays(path), isComplete: true }))
}

/** DAY+12 is the day in twelve days. */
function withDays(path) {
  return path.replaceAll(/DAY([+-]\d+)/g, (_, days) =>
    new Date(Date.now() + Number(days) * 86_400_000).toISOString().slice(0, 10),
  )
}
