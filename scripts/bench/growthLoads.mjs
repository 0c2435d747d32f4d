import { setTimeout as pause } from 'node:timers/promises'
import { demoAccounts } from '../../src/seed/demoAccounts.mjs'
import { spreadOf } from './compare.mjs'
import { memoryOf } from './memory.mjs'
import { logIn } from './servers.mjs'

const { password } = demoAccounts.find(({ username }) => username === 'sol')
const LONGEST_MS = 120_000
const QUICK_MS = 5
/** The longest wait of others that is as good as none. */
const FELT_MS = 100
const HOME_READS = 15

/** What an export of 50,000 orders takes from everybody else: their wait for /healthz, and memory. */
export async function exportRows({ site, tell }) {
  const few = await logIn(site, { username: 'few', password })
  await watched(site, () => read(site, '/api/orders/export', few))
  const idle = await watched(site, () => pause(5_000))
  for (const username of ['many', 'admin']) {
    const headers = await logIn(site, username === 'many' ? { username, password } : undefined)
    const { result, wait, ms, memory } = await watched(site, () => read(site, '/api/orders/export', headers))
    const text =
      `${(result.bytes / 1e6).toFixed(1)} MB in ${(ms / 1000).toFixed(1)} s, memory +${memory} MB, ` +
      `others waited ${told(wait)} (idle ${told(idle.wait)})`
    // On a busy machine everybody waits, whatever is exported.
    const isFelt = wait.max > Math.max(FELT_MS, 3 * idle.wait.max)
    tell(`export of 50,000 orders to ${username}`, text, '< 100 MB, <= 100 ms', memory < 100 && !isFelt)
  }
}

/** Home of a seller with 50,000 orders beside that of one with 50. */
export async function homeRow({ site, tell }) {
  for (const path of [
    '/dashboard',
    '/api/home',
    '/dashboard/ecommerce',
    '/api/sales',
    '/api/orders/summary',
  ]) {
    const times = { few: [], many: [] }
    const sessions = {}
    for (const username of ['few', 'many']) {
      sessions[username] = await logIn(site, { username, password })
      await read(site, path, sessions[username])
    }
    for (let each = 0; each < HOME_READS; each++) {
      for (const username of ['few', 'many']) {
        times[username].push((await read(site, path, sessions[username])).ms)
      }
    }
    const [few, many] = [spreadOf(times.few).median, spreadOf(times.many).median]
    const text = `${many.toFixed(1)} ms with 50,000 orders, ${few.toFixed(1)} ms with 50`
    tell(`${path} of a big seller`, text, '<= 1.5 times', many / Math.max(few, QUICK_MS) <= 1.5)
  }
}

async function read(site, path, headers) {
  const began = performance.now()
  const answer = await fetch(site.url + path, { headers, signal: AbortSignal.timeout(LONGEST_MS) })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  let bytes = 0
  for await (const part of answer.body) bytes += part.length
  return { bytes, ms: performance.now() - began }
}

const told = ({ median, max }) => `${median.toFixed(0)} ms, at most ${max.toFixed(0)}`

/** Runs something while somebody else asks for /healthz: the waits in ms, and how many MB memory grew. */
async function watched(site, run) {
  let isOver = false
  const waits = []
  const before = memoryOf(site.pid)
  let most = before
  const watching = (async () => {
    while (!isOver) {
      waits.push((await read(site, '/healthz')).ms)
      most = Math.max(most, memoryOf(site.pid))
      await pause(10)
    }
  })()
  const began = performance.now()
  const result = await run()
  const ms = performance.now() - began
  isOver = true
  await watching
  return { result, wait: spreadOf(waits), ms, memory: most - before }
}
