import type { Payload } from 'payload'
import { closeDays } from '@/domain/audience/closeDays'
import { letters } from '@/domain/audience/letters/letters'
import { siteDay } from '@/domain/audience/siteDays'
import { storeCounts } from '@/domain/audience/storeVisits'
import { subscribers } from '@/domain/audience/subscribers'
import { dayRows, visits } from '@/domain/audience/visits'
import { demoSignups } from './demo/community'
import { seedOnce } from './seedOnce'
import { createLetters } from './showcase/createLetters'
import { createOrders } from './showcase/createOrders'
import { createSellers } from './showcase/createSellers'
import { subscribersOf } from './showcase/subscribersOf'
import { visitsOfDays } from './showcase/visitsOfDays'

/** Visits stored at once. */
const BATCH = 2_000
/** Who did not come with the demo. */
const OTHERS = { email: { $nin: demoSignups } }

/**
 * Gives the demo a history: visits of 90 days with what they bought, 1,240 subscribers and three letters, the same at
 * every run for days counted from today; and a second seller. It runs once, and only where the demo was added and
 * nothing was counted; an interrupted run begins anew.
 */
export async function seedShowcase(payload: Payload): Promise<void> {
  const demo = await payload.db.connection.collection<{ _id: string }>('seeds').findOne({ _id: 'demo' })
  if (!demo || (await isInUse(payload))) return
  await seedOnce(payload, 'showcase', async () => {
    const site = { payload }
    for (const collection of [visits(site), dayRows(site)]) await collection.deleteMany({})
    await subscribers(site).deleteMany(OTHERS)
    const days = visitsOfDays(Date.now())
    const all = days.flatMap((each) => each.visits)
    for (let index = 0; index < all.length; index += BATCH)
      await visits(site).insertMany(all.slice(index, index + BATCH), { ordered: false })
    await storeCounts(
      payload,
      days.map(({ day, robots }) => ({ day, dimension: 'left-out' as const, value: 'robots', by: robots })),
    )
    await closeDays(site)
    await createOrders(payload, all)
    const signedUp = all
      .filter(({ goals }) => goals.some(({ k }) => k === 'signup'))
      .map(({ start }) => start.getTime())
      .toSorted((one, two) => one - two)
    const first = siteDay(days[0]?.day ?? '').start
    const people = subscribersOf(signedUp, first)
    const stored = people.map((each) => ({
      ...each,
      createdAt: each.signedUpAt,
      updatedAt: each.signedUpAt,
      __v: 0,
    }))
    await subscribers(site).insertMany(stored)
    await createLetters(payload)
    await createSellers(payload)
    await payload.updateGlobal({ slug: 'audience', data: { isCounting: true } })
    // The global notes the present moment by itself.
    const { collection } = payload.db.globals
    await collection.updateOne({ globalType: 'audience' }, { $set: { countingSince: new Date(first) } })
  })
}

/** Whether the site has visits, subscribers or letters that neither the demo nor an earlier run of this seed left. */
async function isInUse(payload: Payload): Promise<boolean> {
  const begun = await payload.db.connection.collection<{ _id: string }>('seeds').findOne({ _id: 'showcase' })
  if (begun) return false
  const site = { payload }
  const [counted, people, written] = await Promise.all([
    visits(site).findOne({}, { projection: { _id: 1 } }),
    subscribers(site).findOne(OTHERS, { projection: { _id: 1 } }),
    letters(site).findOne({}, { projection: { _id: 1 } }),
  ])
  return [counted, people, written].some((found) => found !== null)
}
