import type { CollectionSlug, Where } from 'payload'
import { ORDER_PROBLEMS, RETURNS_TO_ANSWER } from '@/contracts/orders/states'
import { DAY_MS } from '@/contracts/core/time'

type Condition = {
  field: string
  operator: 'equals' | 'in' | 'greater_than' | 'less_than'
  value: string | false | readonly string[]
}
/** Records of one collection that wait for an admin: those that match all conditions. */
export type Waiting = { collection: CollectionSlug; label: string; conditions: readonly Condition[] }

const NEW_FOR_MS = 7 * DAY_MS
const UNPAID_FOR_MS = 3 * DAY_MS

/** Everything that waits for an admin. Sign-ups count as new for a week. */
export function waitingForAdmins(now = new Date()): Waiting[] {
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString()
  return [
    waiting('users', 'Users to approve', ['approved', 'equals', false]),
    waiting('team-applications', 'New applications', ['status', 'equals', 'pending']),
    waiting('email-signups', 'Sign-ups this week', ['signedUpAt', 'greater_than', ago(NEW_FOR_MS)]),
    waiting('orders', 'Orders with a problem', ['problem', 'in', ORDER_PROBLEMS]),
    waiting('orders', 'Orders with returns to decide', ['returns.state', 'in', RETURNS_TO_ANSWER]),
    waiting('refunds', 'Refunds that failed', ['state', 'equals', 'failed']),
    waiting(
      'orders',
      'Unpaid for three days',
      ['status', 'equals', 'placed'],
      ['payment.provider', 'equals', 'manual'],
      ['createdAt', 'less_than', ago(UNPAID_FOR_MS)],
    ),
  ]
}

function waiting(
  collection: CollectionSlug,
  label: string,
  ...conditions: [string, Condition['operator'], Condition['value']][]
): Waiting {
  const named = conditions.map(([field, operator, value]) => ({ field, operator, value }))
  return { collection, label, conditions: named }
}

/** The query for those records. */
export function whereOf({ conditions }: Waiting): Where {
  return { and: conditions.map(({ field, operator, value }) => ({ [field]: { [operator]: value } })) }
}

/** The console's list of those records, filtered. */
export function listUrl(admin: string, { collection, conditions }: Waiting): string {
  const filter = new URLSearchParams(
    conditions.map(({ field, operator, value }, index) => [
      `where[or][0][and][${index}][${field}][${operator}]`,
      String(value),
    ]),
  )
  return `${admin}/collections/${collection}?${filter}`
}
