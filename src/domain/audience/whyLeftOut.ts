import { isbot } from 'isbot'
import type { PayloadRequest } from 'payload'
import type { LeftOut } from '@/contracts/audience/numbers'
import { UNCOUNTED_KEY } from '@/contracts/audience/uncounted'
import { environment } from '@/environment'

export type Reason = keyof LeftOut

/** Browsers whose user pressed "Do not count me" (docs/behaviour.md, 3.11). */
const UNCOUNTED = new RegExp(`(^|;\\s*)${UNCOUNTED_KEY}=1(;|$)`)

/**
 * Why a request is not counted; null if it is. Robots are known by their agent, and pages that are only fetched ahead
 * by their header; `isDriven` is what the browser says of itself.
 */
export function whyLeftOut({ headers, user }: PayloadRequest, isDriven = false): Reason | null {
  const agent = headers.get('user-agent')
  if (!agent || isbot(agent) || headers.get('sec-purpose')?.includes('prefetch')) return 'robots'
  if (isDriven && !environment.countsAutomation) return 'automation'
  if (user) return 'team'
  const asks = headers.get('sec-gpc') === '1' || headers.get('dnt') === '1'
  return asks || UNCOUNTED.test(headers.get('cookie') ?? '') ? 'optedOut' : null
}
