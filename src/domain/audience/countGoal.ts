import type { PayloadRequest } from 'payload'
import type { GOALS } from '@/contracts/audience/dimensions'
import { isCounting } from './counting'
import { hourOf, siteDayAt } from './siteDays'
import { VISIT_MS, visitorsOf } from './visitors'
import { GOALS_MAX, type Visit, visits } from './visits'
import { storeCounts } from './storeVisits'
import { whyLeftOut } from './whyLeftOut'

export type CameFrom = { source: string; medium: string | null; campaign: string | null }

/** The visit of the caller that is open now, if it is counted. */
async function openVisit(req: PayloadRequest, now: number) {
  if (!(await isCounting(req.payload)) || whyLeftOut(req)) return null
  const visitors = await visitorsOf(req, now)
  return { visitor: { $in: visitors }, last: { $gt: new Date(now - VISIT_MS) } }
}

/**
 * Notes in the caller's visit that they reached something, from within the call that stores it, so that nothing in a
 * browser can hide it. Without an open visit it is only counted: nobody becomes a visitor by a form. Never fails the
 * call, and is no part of its transaction.
 */
export async function countGoal(
  req: PayloadRequest,
  goal: Exclude<(typeof GOALS)[number], 'cart'>,
): Promise<void> {
  try {
    const now = Date.now()
    const open = await openVisit(req, now)
    if (!open) return
    const day = siteDayAt(now)
    const { matchedCount } = await visits(req).updateOne(open, {
      $push: { goals: { $each: [{ k: goal, hour: hourOf(day, now) }], $slice: GOALS_MAX } },
      $max: { last: new Date(now) },
    })
    if (matchedCount === 0)
      await storeCounts(req.payload, [{ day: day.day, dimension: 'unseen', value: goal, by: 1 }])
  } catch (error) {
    req.payload.logger.warn({ err: error }, 'A goal could not be counted')
  }
}

/**
 * How the caller's open visit had come, for the order that it places; null without one. These three texts are all that
 * an order has of a visit.
 */
export async function cameFrom(req: PayloadRequest): Promise<CameFrom | null> {
  try {
    const open = await openVisit(req, Date.now())
    if (!open) return null
    const projection = { _id: 0, source: 1, medium: 1, campaign: 1 } as const
    return await visits(req).findOne<Pick<Visit, keyof CameFrom>>(open, { projection })
  } catch (error) {
    req.payload.logger.warn({ err: error }, 'How a buyer came could not be read')
    return null
  }
}
