import { arrivalTimes } from './arrivals.mjs'
import { spreadOf } from './compare.mjs'
import { interactionTimes } from './screens.mjs'

/** The slowest answer that still feels immediate, in ms. */
const IMMEDIATE_MS = 100

/** Reports input latency and navigation time of the screens, for a person with 2,000 tasks and 5,000 files. */
export async function screenRows({ site, session, repeats, tell }) {
  for (const { name, slowest } of await interactionTimes(site, session, repeats)) {
    const { median, max } = spreadOf(slowest)
    const text = `slowest answer to an input ${median} ms (at most ${max})`
    tell(name, text, `< ${IMMEDIATE_MS} ms`, median < IMMEDIATE_MS)
  }
  const screens = await arrivalTimes(site, session, repeats)
  const sign = slowestOf(screens.map(({ screen, signs }) => ({ screen, ...spreadOf(signs) })))
  const there = slowestOf(screens.map(({ screen, arrivals }) => ({ screen, ...spreadOf(arrivals) })))
  const text =
    `of ${screens.length} answered after ${sign.median} ms (at most ${sign.max}), ` +
    `the slowest screen, ${there.screen}, is there after ${there.median} ms (at most ${there.max})`
  tell('a press in the sidebar', text, `< ${IMMEDIATE_MS} ms`, sign.median < IMMEDIATE_MS, screens)
}

function slowestOf(spreads) {
  return spreads.reduce((one, other) => (other.median > one.median ? other : one))
}
