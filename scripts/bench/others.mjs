import { once } from 'node:events'
import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { spreadOf } from './compare.mjs'

const CONNECTIONS = 24
const READS = 60
/** The longest that one kind of read is measured: a flood that is not held back makes each take seconds. */
const LONGEST_MS = 5_000
/** Quicker answers count as this, in ms: nobody feels the difference, and measuring it is chance. */
const QUICK_MS = 5
/** The addresses of a flood and of everybody else; both are this machine's. */
const FLOODING = '127.0.0.2'
const OTHER = '127.0.0.3'

/**
 * Measures what everybody else waits for while one address asks for pages that do not exist, on 24 connections
 * (docs/behaviour.md, 6.8). `site` counts its limits; `tell` reports each row.
 */
export async function otherRows({ site, tell }) {
  const reads = ['/shop', '/api/shop/products/nothing-here', '/order']
  for (const path of [
    '/shop/nothing',
    '/order/7KQ2-M9XA/nothing',
    '/s/nothing',
    '/nowhere',
    '/dashboard/tasks',
  ]) {
    const idle = await medianOf(site, reads)
    const flood = startFlood(site, path)
    await pause(2_000)
    const busy = await medianOf(site, reads)
    const sent = await flood.end()
    const times = Math.max(...reads.map((read) => busy[read] / Math.max(idle[read], QUICK_MS)))
    const figures = reads.map((read) => `${busy[read].toFixed(1)} ms (idle ${idle[read].toFixed(1)})`)
    const text = `${figures.join(', ')}; ${sent} asked`
    tell(`others while 24 ask for ${path}-N`, text, '<= 3 times', times <= 3)
  }
}

function startFlood(site, path) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS, localAddress: FLOODING })
  let isOver = false
  let sent = 0
  const asking = Array.from({ length: CONNECTIONS }, async () => {
    while (!isOver) await ask(site, `${path}-${(sent += 1)}`, agent).catch(() => undefined)
  })
  return {
    end: async () => {
      isOver = true
      agent.destroy()
      await Promise.all(asking)
      return sent
    },
  }
}

/** The median ms of some reads, one after the other, by path. */
async function medianOf(site, paths) {
  const agent = new http.Agent({ keepAlive: true, localAddress: OTHER })
  const medians = {}
  for (const path of paths) {
    const times = []
    const until = performance.now() + LONGEST_MS
    for (let each = 0; each < READS && performance.now() < until; each += 1) {
      const began = performance.now()
      await ask(site, path, agent)
      times.push(performance.now() - began)
      await pause(10)
    }
    medians[path] = spreadOf(times).median
  }
  agent.destroy()
  return medians
}

async function ask({ url }, path, agent) {
  const request = http.get(url + path, { agent })
  const [response] = await once(request, 'response')
  response.resume()
  await once(response, 'end')
}
