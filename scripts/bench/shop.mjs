import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import http from 'node:http'
import { text } from 'node:stream/consumers'
import { load, spreadOf } from './compare.mjs'
import { fillOrders, fillPieces } from './fill.mjs'

const AT_ONCE = 20
const CROWD = 200
const PIECES = 10
const ORDERS = 10_000
const LOOKS = 50
/** Warm-up orders before the measured ones: a site that has just started still compiles its code. */
const WARMING = 1_000
/** How long one answer may take. */
const LONGEST_MS = 60_000
const agent = new http.Agent({ keepAlive: true })

/**
 * Measures selling (docs/behaviour.md, chapter 12), on a shop that accepts payments outside the site and test payments.
 * `sites` are two processes on one database; `tell` reports each row: its name, figures, bar, and whether the bar is
 * met.
 */
export async function shopRows({ sites, db, session, pace, tell }) {
  const [site] = sites
  const products = await fillPieces(db, { count: AT_ONCE, inventoryQuantity: 100_000 })
  const wanted = await totalOf(site, products[0])

  await placeAtOnce(site, products, wanted, WARMING)
  const placing = await placeAtOnce(site, products, wanted, pace.repeats * 200)
  tell('place to 201, 20 at once', told(placing), '<= 150 ms p95', p95(placing) <= 150)

  const crowd = []
  for (let round = 0; round < pace.repeats; round++) crowd.push(await sellOut(sites, db, wanted))
  const { median, max } = spreadOf(crowd)
  tell('200 buyers, 10 pieces, 2 processes', `${median} ms (at most ${max})`, '<= 4000 ms', max <= 4000)

  const body = { lines: products.slice(0, 3).map((productId) => ({ productId, quantity: 1 })) }
  const quotes = []
  for (let round = 0; round < pace.repeats; round++) {
    quotes.push((await load({ url: `${site.url}/api/checkout/quote`, body }, pace.seconds)).rate)
  }
  const rate = Math.round(spreadOf(quotes).median)
  tell('POST /api/checkout/quote, 3 lines', `${rate} a second`, '>= 300 a second', rate >= 300)

  const settling = await settleOneByOne(site, products[0], wanted, pace.repeats * 10)
  tell('settle, with reading the page', told(settling), '<= 50 ms p95', p95(settling) <= 50)

  const { _id } = await db.collection('users').findOne({ username: 'admin' })
  await fillOrders(db, { count: ORDERS, sellerId: String(_id) })
  const listing = await timesOf(LOOKS, () => fetch(`${site.url}/api/orders`, { headers: session }))
  tell(`GET /api/orders of ${ORDERS}`, told(listing), '<= 100 ms p95', p95(listing) <= 100)
}

/** Places orders on different products, twenty at once; the time of each in ms. */
async function placeAtOnce(site, products, wanted, count) {
  const times = await Promise.all(
    products.map((productId) => timesOf(count / AT_ONCE, () => place(site, productId, wanted))),
  )
  return times.flat()
}

/** Two hundred buyers of ten pieces on two processes; the ms until the last is answered. */
async function sellOut(sites, db, wanted) {
  const [productId] = await fillPieces(db, { count: 1, inventoryQuantity: PIECES })
  const began = performance.now()
  const answers = await Promise.all(
    Array.from({ length: CROWD }, (_, index) => place(sites[index % 2], productId, wanted)),
  )
  const took = Math.round(performance.now() - began)
  const sold = answers.filter(({ status }) => status === 201).length
  if (sold !== PIECES) throw new Error(`${sold} of ${PIECES} pieces were sold`)
  return took
}

/** Pays orders without a webhook and has the site check each; resolves with the ms of each check. */
async function settleOneByOne(site, productId, wanted, count) {
  const times = []
  for (let index = 0; index < count; index++) {
    const { orderUrl } = await (await place(site, productId, wanted, 'test')).json()
    await post(site, `/api/payments/test${orderUrl.slice('/order'.length)}`, { outcome: 'unheard' })
    const [time] = await timesOf(1, () => post(site, `/api${orderUrl}/check`, {}))
    times.push(time)
  }
  return times
}

async function totalOf(site, productId) {
  const body = { lines: [{ productId, quantity: 1 }], delivery: 'pickup' }
  const { currency, total } = await (await post(site, '/api/checkout/quote', body)).json()
  return { currency, expectedTotal: total }
}

function place(site, productId, wanted, payment = 'manual') {
  return post(site, '/api/checkout/orders', {
    ...wanted,
    attempt: randomUUID(),
    lines: [{ productId, quantity: 1 }],
    email: `${randomUUID()}@example.com`,
    name: 'Nia Reyes',
    delivery: 'pickup',
    payment,
  })
}

/** Uses node:http: on two cores, fetch's own overhead would distort the measurement. */
async function post({ url }, path, body) {
  const sent = JSON.stringify(body)
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(sent),
    origin: url,
  }
  const signal = AbortSignal.timeout(LONGEST_MS)
  const request = http.request(url + path, { method: 'POST', agent, headers, signal })
  request.end(sent)
  const [answer] = await once(request, 'response')
  const [status, told] = [answer.statusCode, await text(answer)]
  if (status >= 500) throw new Error(`${path} answered ${status}: ${told}`)
  return new Response(told, { status })
}

/** Sends `count` requests one after another; resolves with the ms of each. */
async function timesOf(count, ask) {
  const times = []
  for (let index = 0; index < count; index++) {
    const began = performance.now()
    const answer = await ask()
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`)
    times.push(performance.now() - began)
  }
  return times
}

function p95(times) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]
}

function told(times) {
  return `median ${spreadOf(times).median.toFixed(1)} ms, p95 ${p95(times).toFixed(1)} ms`
}
