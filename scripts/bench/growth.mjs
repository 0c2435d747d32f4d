import { demoAccounts } from '../../src/seed/demoAccounts.mjs'
import { spreadOf } from './compare.mjs'
import { makeDemo, startDataset } from './dataset.mjs'
import { fillDemo, fillMid, fillSellers } from './fillGrowth.mjs'
import { CALLS } from './growthCalls.mjs'
import { deletionRow } from './deletion.mjs'
import { exportRows, homeRow } from './growthLoads.mjs'
import { examinedBy } from './profile.mjs'
import { logIn } from './servers.mjs'

const REPEATS = 3
const LONGEST_MS = 60_000
/** A call may cost this many times what it costs on the demo; quicker answers than `QUICK_MS` count as that. */
const TIMES_MAX = 5
const QUICK_MS = 5
/** Bytes of an answer, or what it has on the demo. */
const BYTES_MAX = 300_000
/** Documents read for one returned; a handful costs nothing, however few are returned. */
const EXAMINED_MAX = 3
const HANDFUL = 60

const SOL = demoAccounts.find(({ username }) => username === 'sol')

/**
 * Measures how cost grows with the data (docs/scaling.md): every call on the demo and on one creator at the product's
 * limits; then exports, a big seller's home, and deletion. `toStop` takes what ends what is started.
 */
export async function growthRows({ toStop, tell }) {
  const demo = await makeDemo(toStop)
  const datasets = []
  for (const fill of [fillDemo, fillMid]) {
    const dataset = await startDataset(fill, { demo, toStop })
    const sessions = { nobody: {}, sol: await logIn(dataset.site, SOL), admin: await logIn(dataset.site) }
    datasets.push({ ...dataset, sessions })
  }
  for (const call of CALLS) tellCall(call, await measure(call, datasets), tell)
  const [small, mid] = datasets
  await small.site.stop()
  const sellers = await startDataset(fillSellers, { demo, toStop })
  await exportRows({ ...sellers, tell })
  await homeRow({ ...sellers, tell })
  await sellers.site.stop()
  await deletionRow({ ...mid, tell })
}

function readBy({ examined, counted }) {
  return examined + counted
}

/** The figures of a call on each dataset; timed in turn, so that a busy moment affects both. */
async function measure(call, datasets) {
  const figures = []
  for (const each of datasets) figures.push({ ...(await ask(call, each)), times: [] })
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    for (const [index, each] of datasets.entries()) figures[index].times.push((await ask(call, each)).ms)
  }
  for (const [index, each] of datasets.entries()) {
    figures[index].ms = spreadOf(figures[index].times).median
    Object.assign(figures[index], await examinedBy(each.db, () => ask(call, each)))
  }
  return figures
}

async function ask({ who, path }, { site, sessions }) {
  const began = performance.now()
  const answer = await fetch(site.url + path, {
    headers: { ...sessions[who], 'Accept-Encoding': 'identity' },
    redirect: 'manual',
    signal: AbortSignal.timeout(LONGEST_MS),
  })
  const text = await answer.text()
  const ms = performance.now() - began
  return { status: answer.status, ms, bytes: Buffer.byteLength(text), records: recordsIn(text) }
}

/** Elements of a list, or lines. */
function recordsIn(text) {
  if (!/^[[{]/.test(text)) return text.split('\n').length
  const body = JSON.parse(text)
  return Array.isArray(body)
    ? body.length
    : Math.max(1, ...Object.values(body).map((each) => each?.length ?? 0))
}

function tellCall({ who, path, isComplete }, [x1, mid], tell) {
  const times = mid.ms / Math.max(x1.ms, QUICK_MS)
  const perDocument = mid.examined / Math.max(1, mid.returned)
  // An answer of a check or a count does not say how many records it went through.
  const more = Math.max(1, mid.records / Math.max(1, x1.records), readBy(mid) / Math.max(1, readBy(x1)))
  const failed = [
    ...(x1.status === 200 && mid.status === 200 ? [] : [`answered ${x1.status} and ${mid.status}`]),
    ...(times <= TIMES_MAX * (isComplete ? more : 1) ? [] : ['time']),
    ...(isComplete || mid.bytes <= Math.max(BYTES_MAX, x1.bytes * 1.1) ? [] : ['bytes']),
    ...(mid.examined <= HANDFUL || perDocument <= EXAMINED_MAX ? [] : [`documents (${mid.worst})`]),
  ]
  const text = [
    `${x1.ms.toFixed(0)} -> ${mid.ms.toFixed(0)} ms, ${times.toFixed(1)} times`,
    ...(isComplete ? [`${more.toFixed(0)} times the records`] : []),
    `${x1.bytes} -> ${mid.bytes} B`,
    `examined ${x1.examined} -> ${mid.examined} for ${mid.returned}`,
    ...(mid.counted > HANDFUL ? [`counted ${mid.counted}`] : []),
    ...(failed.length > 0 ? [`FAILS: ${failed.join(', ')}`] : []),
  ]
  const bar = isComplete ? 'a record as cheap' : `${TIMES_MAX} times, ${BYTES_MAX / 1000} KB`
  tell(`${who} ${path}`, text.join('; '), `${bar}, ${EXAMINED_MAX} a document`, failed.length === 0, {
    x1,
    mid,
  })
}
