import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import { StartError } from './say.mjs'

const JSON_BODY = { 'Content-Type': 'application/json' }

/**
 * What generated requests cannot guess: addresses that open a recording, an order with a file to download, a calendar
 * feed and a public file, as the variables that schemathesis.toml names. The place in a waiting list is left out,
 * because only a mail names its key.
 * @param {string} base the site's address
 * @param {{ username: string, password: string }} owner whose records they become
 */
export async function makeRecords(base, { username, password }) {
  const session = await post('/api/login', { username, password })
  const Cookie = session.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ')
  const recorded = fs.readFileSync('src/endpoints/ideas/testing/recorded.webm')
  const { id: RECORDING } = await answered(
    post('/api/voice-notes', formOf(recorded, 'recorded.webm'), Cookie),
  )
  const { url } = await answered(post('/api/calendar/feed', {}, Cookie))
  return { RECORDING, FEED: last(url), ...(await placeOrder(Cookie)), ...(await publishFile(Cookie)) }

  async function placeOrder(cookie) {
    const file = await answered(post('/api/product-files?name=fuzz.txt', formOf('fuzz', 'fuzz.txt'), cookie))
    const product = { title: `Fuzz ${randomUUID()}`, price: 100, fileIds: [file.id] }
    const { id } = await answered(post('/api/products', product, cookie))
    const lines = [{ productId: id, quantity: 1 }]
    const { currency, total } = await answered(post('/api/checkout/quote', { lines, delivery: 'download' }))
    const order = { attempt: randomUUID(), lines, currency, expectedTotal: total, email: 'fuzz@example.com' }
    const buyer = { name: 'Fuzz', delivery: 'download', payment: 'test' }
    const { orderUrl } = await answered(post('/api/checkout/orders', { ...order, ...buyer }))
    const [, , ORDER_NUMBER, ORDER_KEY] = orderUrl.split('/')
    await answered(post(`/api/payments/test/${ORDER_NUMBER}/${ORDER_KEY}`, { outcome: 'paid' }))
    return { ORDER_NUMBER, ORDER_KEY, ORDER_FILE: file.id }
  }

  async function publishFile(cookie) {
    const bytes = fs.readFileSync('public/grain-v1.png')
    const metadata = `filename ${Buffer.from('fuzz.png').toString('base64')}`
    const tus = { Cookie: cookie, 'Tus-Resumable': '1.0.0' }
    const begun = await sent('/api/uploads', {
      method: 'POST',
      headers: { ...tus, 'Upload-Length': String(bytes.length), 'Upload-Metadata': metadata },
    })
    const upload = last(begun.headers.get('location'))
    await sent(`/api/uploads/${upload}`, {
      method: 'PATCH',
      headers: { ...tus, 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' },
      body: bytes,
    })
    const id = await finish(upload, cookie)
    const { version } = await answered(sent(`/api/media/${id}`, { headers: { Cookie: cookie } }))
    const shown = await sent(`/api/media/${id}`, {
      method: 'PATCH',
      headers: { ...JSON_BODY, Cookie: cookie },
      body: JSON.stringify({ version, visibility: 'public' }),
    })
    const [, FILE_KEY] = /\/files\/(\w+)\//.exec((await shown.json()).publicUrl)
    return { FILE_KEY }
  }

  /** The id of the file that an upload makes, or of the one that an earlier run made from the same bytes. */
  async function finish(upload, cookie) {
    const answer = await fetch(`${base}/api/uploads/${upload}/finish`, {
      method: 'POST',
      headers: { ...JSON_BODY, Cookie: cookie },
      body: '{}',
    })
    const { id, errors } = await answer.json()
    return id ?? errors?.existing
  }

  function post(call, body, cookie) {
    const isForm = body instanceof FormData
    const headers = { ...(!isForm && JSON_BODY), ...(cookie && { Cookie: cookie }) }
    return sent(call, { method: 'POST', headers, body: isForm ? body : JSON.stringify(body) })
  }

  /** Throws a StartError when no site answers, or one refuses. */
  async function sent(call, init) {
    const answer = await fetch(base + call, init).catch(() => {
      throw new StartError(
        `No site answers at ${base}. Start one: RATE_LIMITS=off DATA_DIR=/tmp/site npm start`,
      )
    })
    if (answer.ok) return answer
    throw new StartError(`${username}: ${call} answers ${answer.status}: ${await answer.text()}`)
  }
}

async function answered(asked) {
  return (await asked).json()
}

function formOf(bytes, name) {
  const form = new FormData()
  form.set('file', new File([bytes], name))
  return form
}

function last(url) {
  return url.split('/').at(-1)
}
