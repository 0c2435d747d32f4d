import { once } from 'node:events'
import http from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { AddressInfo } from 'node:net'
import { parse } from 'qs-esm'

type Form = Record<string, unknown>
type Session = {
  id: string
  object: 'checkout.session'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  amount_total: number
  currency: string
  client_reference_id: string
  created: number
  url: string | null
  payment_intent: string | null
}
type Failure = 'never' | 'answers are late' | 'answers are lost' | 'away' | 'refunds are refused'
/** Called with each event that Stripe would send. */
type Tell = (type: string, object: object) => void
type Refund = {
  id: string
  object: 'refund'
  amount: number
  payment_intent: string
  status: 'succeeded' | 'pending' | 'failed'
  failure_reason?: string
  metadata: Form
}

/** A local stand-in for Stripe: sessions, refunds, and responses cached by idempotency key. */
export type StripeDouble = {
  /** For STRIPE_API_BASE. */
  url: string
  sessions: Map<string, Session>
  refunds: Refund[]
  /** The buyer pays, possibly after the session has expired. */
  pay: (id: string) => void
  /** The session expires. */
  expire: (id: string) => void
  /**
   * What fails from now on: nothing, responses wait until the mode changes, responses are lost after the work is done
   * (all, or a share from 0 to 1), no connection, or refunds are refused.
   */
  fail: (how: Failure, share?: number) => void
  /** A refund made directly at Stripe, which is carried out at once or stays pending. Returns its id. */
  refundThere: (paymentIntent: string, amount: number, status?: 'succeeded' | 'pending') => string
  /** A refund changes: a pending one succeeds, or any one fails, which gives its money back to the payment. */
  moveRefund: (id: string, status: 'succeeded' | 'failed') => void
  /** How many requests wait for their response. */
  waiting: () => number
  stop: () => Promise<void>
}

class Refusal extends Error {}

/** Starts the double. It checks what the real one would: idempotency keys, states, and what is left to refund. */
export async function startStripeDouble(tell: Tell = () => undefined): Promise<StripeDouble> {
  const sessions = new Map<string, Session>()
  const refunds: Refund[] = []
  const coupons = new Map<string, number>()
  const kept = new Map<string, { asked: string; status: number; answer: object }>()
  let failing: Failure = 'never'
  let lostShare = 1
  let waiting = 0

  function createSession(form: Form): Session {
    const items = Object.values(form.line_items as object) as {
      quantity: string
      price_data: { unit_amount: string; currency: string }
    }[]
    const shipping = (form.shipping_options ?? []) as {
      shipping_rate_data: { fixed_amount: { amount: string } }
    }[]
    const goods = items.reduce(
      (sum, each) => sum + Number(each.quantity) * Number(each.price_data.unit_amount),
      0,
    )
    const rates = shipping.reduce((sum, each) => sum + Number(each.shipping_rate_data.fixed_amount.amount), 0)
    const discounts = Object.values(form.discounts ?? []) as { coupon: string }[]
    const off = discounts.reduce((sum, { coupon }) => sum + (coupons.get(coupon) ?? 0), 0)
    const id = `cs_test_${sessions.size + 1}`
    const session: Session = {
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: goods - off + rates,
      currency: items[0]?.price_data.currency ?? '',
      client_reference_id: String(form.client_reference_id),
      created: Math.floor(Date.now() / 1000),
      url: `https://checkout.example/${id}`,
      payment_intent: null,
    }
    sessions.set(id, session)
    return session
  }
  function sessionOf(id = ''): Session {
    const found = sessions.get(id)
    if (!found) throw new Refusal(`No such session: ${id}`)
    return found
  }
  function expire(id?: string): Session {
    const session = sessionOf(id)
    if (session.status !== 'open') throw new Refusal('Only open sessions can be expired')
    Object.assign(session, { status: 'expired', url: null })
    tell('checkout.session.expired', session)
    return session
  }
  function refund(form: Form, status: Refund['status'] = 'succeeded'): Refund {
    const payment = String(form.payment_intent)
    const session = [...sessions.values()].find((each) => each.payment_intent === payment)
    const before = refunds
      .filter((each) => each.payment_intent === payment && each.status !== 'failed')
      .reduce((sum, each) => sum + each.amount, 0)
    const amount = Number(form.amount)
    if (failing === 'refunds are refused') throw new Refusal('Your balance is not enough')
    if (!session || before + amount > session.amount_total) throw new Refusal('More than is left')
    const made: Refund = {
      id: `re_${refunds.length + 1}`,
      object: 'refund',
      amount,
      payment_intent: payment,
      status,
      metadata: (form.metadata ?? {}) as Form,
    }
    refunds.push(made)
    tell('charge.refunded', { id: `ch_${payment}`, object: 'charge', payment_intent: payment })
    return made
  }
  function createCoupon(form: Form): object {
    const id = `coupon_${coupons.size + 1}`
    coupons.set(id, Number(form.amount_off))
    return { id, object: 'coupon' }
  }
  function answer(method: string, url: URL, form: Form): object {
    const [resource, , id, action] = url.pathname.split('/').slice(2)
    if (resource === 'coupons') return createCoupon(form)
    if (resource === 'refunds' && method === 'POST') return refund(form)
    if (resource === 'refunds') {
      const asked = url.searchParams.get('payment_intent')
      const data = refunds.filter((each) => asked === null || each.payment_intent === asked)
      return { object: 'list', data, has_more: false }
    }
    if (method === 'GET' && id === undefined) {
      const data = [...sessions.values()].filter(({ status }) => status === url.searchParams.get('status'))
      return { object: 'list', data, has_more: false }
    }
    if (method === 'GET') return sessionOf(id)
    return action === 'expire' ? expire(id) : createSession(form)
  }
  function answerOnce(method: string, url: URL, source: string, key: string | undefined) {
    const asked = `${method} ${url.pathname} ${source}`
    const first = key ? kept.get(key) : undefined
    if (first && first.asked !== asked) return { status: 400, answer: refusal('This key was used otherwise') }
    if (first) return first
    try {
      const made = { asked, status: 200, answer: { ...answer(method, url, parse(source, { depth: 9 })) } }
      if (key) kept.set(key, made)
      return made
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { status: 400, answer: refusal(error.message) }
    }
  }

  async function serve(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    let source = ''
    for await (const chunk of request) source += chunk
    const url = new URL(request.url ?? '', 'http://localhost')
    const method = request.method ?? 'GET'
    const isAway = failing === 'away'
    const key = request.headers['idempotency-key'] as string | undefined
    const { status, answer } = isAway ? { status: 0, answer: {} } : answerOnce(method, url, source, key)
    waiting += 1
    // Yield to the event loop until the test changes the mode.
    while (failing === 'answers are late') await nextTurn()
    waiting -= 1
    const isLost = failing === 'answers are lost' && Math.random() < lostShare
    if (isAway || isLost) request.socket.destroy()
    else response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  }

  const server = http.createServer((request, response) => void serve(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sessions,
    refunds,
    pay: (id) => {
      const paid = { status: 'complete', payment_status: 'paid', payment_intent: `pi_${id}` }
      tell('checkout.session.completed', Object.assign(sessionOf(id), paid))
    },
    expire: (id) => void expire(id),
    fail: (how, share = 1) => {
      failing = how
      lostShare = share
    },
    refundThere: (payment_intent, amount, status) => refund({ payment_intent, amount }, status).id,
    moveRefund: (id, status) => {
      const moved = refunds.find((each) => each.id === id)
      if (!moved) throw new Error(`No such refund: ${id}`)
      Object.assign(moved, {
        status,
        ...(status === 'failed' && { failure_reason: 'expired_or_canceled_card' }),
      })
      tell(status === 'failed' ? 'refund.failed' : 'refund.updated', moved)
    },
    waiting: () => waiting,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const refusal = (message: string) => ({ error: { type: 'invalid_request_error', message } })
