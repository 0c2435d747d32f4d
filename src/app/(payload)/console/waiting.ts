import type { CollectionSlug } from 'payload'

/** Records of one collection that wait for an admin, found by comparing `field` to `value`. */
export type Waiting = {
  collection: CollectionSlug
  label: string
  field: string
  operator: 'equals' | 'greater_than'
  value: string | false
}

const NEW_FOR_MS = 7 * 24 * 60 * 60 * 1000

/** What an admin has to look at. Sign-ups count as new for a week. */
export function waitingForAdmins(now = new Date()): Waiting[] {
  const weekAgo = new Date(now.getTime() - NEW_FOR_MS).toISOString()
  return [
    { collection: 'users', label: 'Users to approve', field: 'approved', operator: 'equals', value: false },
    {
      collection: 'team-applications',
      label: 'New applications',
      field: 'status',
      operator: 'equals',
      value: 'pending',
    },
    {
      collection: 'email-signups',
      label: 'Sign-ups this week',
      field: 'signedUpAt',
      operator: 'greater_than',
      value: weekAgo,
    },
  ]
}

/** The console's list of those records, filtered. */
export function listUrl(admin: string, { collection, field, operator, value }: Waiting): string {
  const filter = new URLSearchParams({ [`where[or][0][and][0][${field}][${operator}]`]: String(value) })
  return `${admin}/collections/${collection}?${filter}`
}
