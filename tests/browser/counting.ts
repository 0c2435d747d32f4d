import { DAY_MS, utcDay } from '../../src/contracts/core/time'
import type { Numbers } from '../../src/contracts/audience/numbers'
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
