import { DAY_MS, utcDay } from '../../src/contracts/core/time'
import type { Numbers } from '../../src/contracts/audience/numbers'
import { MongoClient } from '../../scripts/lib/driver.mjs'
import { embeddedDatabaseAt } from '../../scripts/lib/embeddedDatabase.mjs'
import { withSession } from '../scenes/asPerson'
import { expect } from './support'

/** An admin starts or stops counting visits. */
export async function switchCounting(isCounting: boolean): Promise<void> {
  await withSession('admin', async (admin) => {
    const answer = await admin.patch('/api/audience/counting', { data: { isCounting } })
    expect(answer.status()).toBe(200)
  })
}

/** All views that the site has counted of late. */
export async function viewsCounted(): Promise<number> {
  // A day more on both sides, whatever the site's time zone.
  const [from, to] = [-1, 1].map((days) => utcDay(Date.now() + days * DAY_MS))
  return withSession('admin', async (admin) => {
    const answer = await admin.get(`/api/audience?from=${from}&to=${to}`)
    return ((await answer.json()) as Numbers).totals.views
  })
}

/** Stops counting, and makes the site one on which nobody has ever started it, as other tests expect. */
export async function forgetCounting(baseURL: string): Promise<void> {
  await switchCounting(false)
  const folder = `${process.env.TEST_DATA_DIR ?? '.data/tests'}/${new URL(baseURL).port}`
  const client = await new MongoClient(embeddedDatabaseAt(folder)?.uri ?? '').connect()
  const audience = { globalType: 'audience' }
  await client
    .db()
    .collection('globals')
    .updateOne(audience, { $set: { countingSince: null } })
  await client.close()
}
