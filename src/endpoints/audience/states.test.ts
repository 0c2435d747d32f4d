import * as fc from 'fast-check'
import { Types } from 'mongoose'
import { type PayloadRequest, createLocalReq } from 'payload'
import {
  cancelLetter,
  decideUncertain,
  pauseLetter,
  resumeLetter,
  sendLetter,
} from '@/contracts/audience/letterSending'
import {
  DELIVERY_STATES,
  type DeliveryState,
  LETTER_STATUSES,
  type Letter,
  type LetterStatus,
  countsOf,
  createLetter,
} from '@/contracts/audience/letters'
import type { SubscriberStatus } from '@/contracts/audience/subscription'
import { MINUTE_MS } from '@/contracts/core/time'
import { inTransaction } from '@/database/transaction'
import { importPeople } from '@/domain/audience/importPeople'
import { noteBounce } from '@/domain/audience/letters/bounces'
import {
  claimDelivery,
  countDeliveries,
  deliveries,
  giveUpLost,
  settleDelivery,
} from '@/domain/audience/letters/deliveries'
import { letters } from '@/domain/audience/letters/letters'
import { askToJoin, chooseTopics, confirmSubscriber, leave, subscribers } from '@/domain/audience/subscribers'
import { runSendLetters } from '@/jobs/letters/sendLetters'
import { buildLetter, buildReaders, settleSite } from '@/jobs/letters/testing/letters'
import type { User as StoredUser } from '@/payload-types'
import { buildAdmin } from '../core/testing/factories'
import { type TestServer, startServer } from '../core/testing/server'
import { subscriberAt } from './testing/subscribers'

/** A subscriber as the table of docs/behaviour.md, 13.2, has them; null before anything is known of them. */
type Known = { status: SubscriberStatus; isLinkOpen: boolean } | null

const happenings = [
  'ask',
  'confirm',
  'leave',
  'complain',
  'no-topic',
  'news',
  'gone',
  'spam',
  'import',
] as const
type Happening = (typeof happenings)[number]

function afterwards(known: Known, what: Happening): Known {
  if (!known) {
    if (what === 'ask') return { status: 'pending', isLinkOpen: true }
    return what === 'import' ? { status: 'active', isLinkOpen: false } : null
  }
  const { status, isLinkOpen } = known
  const gone = (to: SubscriberStatus) => ({ status: to, isLinkOpen: false })
  switch (what) {
    case 'ask':
      return { status, isLinkOpen: true }
    case 'confirm':
      return isLinkOpen && status !== 'complained' ? { status: 'active', isLinkOpen } : known
    case 'leave':
      return status === 'unsubscribed' || status === 'complained' ? known : gone('unsubscribed')
    case 'complain':
      return status === 'complained' ? known : gone('complained')
    case 'no-topic':
      return status === 'active' ? gone('unsubscribed') : known
    case 'gone':
      return status === 'active' ? { status: 'bounced', isLinkOpen } : known
    default:
      return known
  }
}

describe('states', () => {
  let server: TestServer
  let req: PayloadRequest
  let admin: StoredUser

  beforeAll(async () => {
    // Nothing is sent; a letter is only refused without a mail server.
    Object.assign(process.env, { RATE_LIMITS: 'off', SMTP_URL: 'smtp://127.0.0.1:1' })
    server = await startServer()
    req = await createLocalReq({}, server.payload)
    admin = await buildAdmin(server.payload)
    await settleSite(server.payload)
  })
  afterAll(async () => {
    await server.stop()
    for (const name of ['RATE_LIMITS', 'SMTP_URL']) delete process.env[name]
  })

  async function make(email: string, what: Happening): Promise<void> {
    const consent = { topics: ['news' as const], wording: 'Send it to me.' }
    if (what === 'ask') return askToJoin(req, { ...consent, email, source: 'subscribe' })
    if (what === 'import') {
      const person = { email, firstName: null, status: 'active' as const, topics: [], tags: [] }
      const given = { topic: 'news' as const, consent: 'They said yes at the fair.', tags: [] }
      await importPeople(req, [person], { ...given, id: new Types.ObjectId().toHexString() })
      return
    }
    const found = await subscriberAt(server.payload, email)
    if (!found) return
    const { _id, key } = found
    if (what === 'confirm') await inTransaction(req, () => confirmSubscriber(req, _id, consent))
    if (what === 'leave') await leave(req, { key }, 'one-click')
    if (what === 'complain') await leave(req, { _id }, 'provider', 'complained')
    if (what === 'no-topic') await chooseTopics(req, key, { topics: [], wording: '', firstName: null })
    if (what === 'news') await chooseTopics(req, key, { ...consent, firstName: null })
    if (what === 'gone') await noteBounce(req, _id, '550 5.1.1 No such user')
    if (what === 'spam') await noteBounce(req, _id, '550 5.7.1 Spam')
  }

  it('of a subscriber follow their table, whatever happens in whatever order, and no consent is lost', async () => {
    let people = 0
    // Mostly what can lift a state, so that a fault is met in every run.
    const likely = fc.constantFrom<Happening>('ask', 'confirm', 'complain', 'leave')
    const happening = fc.oneof(fc.constantFrom(...happenings), likely)
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { minLength: 6, maxLength: 16, size: 'max' }), async (all) => {
        people += 1
        const email = `states-${people}@example.com`
        let known: Known = null
        let consents: unknown[] = []
        for (const what of all) {
          known = afterwards(known, what)
          await make(email, what)
          const stored = await subscriberAt(server.payload, email)
          expect([what, stored?.status]).toEqual([what, known?.status])
          expect(stored?.consents.slice(0, consents.length) ?? []).toEqual(consents)
          consents = stored?.consents ?? []
        }
      }),
      { numRuns: 15 },
    )
  })

  it('of deliveries add up to their people, and an old claim changes none', async () => {
    await subscribers(server).deleteMany({})
    await buildReaders(server.payload, 3)
    const { id } = await buildLetter(server, admin)
    await runSendLetters(req, { lastsMs: 0 })
    const campaign = new Types.ObjectId(id)
    const ids = (await deliveries(server).find({ campaign }).toArray()).map(({ _id }) => _id)
    const decide = (action: 'leave' | 'again') =>
      server.request(decideUncertain, { as: admin, params: { id }, body: { action } })
    const results = ['sent', 'waiting', 'refused', 'uncertain'] as const
    const step = fc.oneof(
      fc.record({ kind: fc.constant('claim' as const), who: fc.nat(2) }),
      fc.record({
        kind: fc.constant('settle' as const),
        who: fc.nat(2),
        state: fc.constantFrom(...results),
        isOld: fc.boolean(),
      }),
      fc.record({ kind: fc.constantFrom('lost' as const, 'leave' as const, 'again' as const) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
        await deliveries(server).updateMany({ campaign }, { $set: { state: 'waiting', claim: null } })
        const model = ids.map((_id) => ({
          _id,
          state: 'waiting' as DeliveryState,
          claims: [] as string[],
          claim: null as string | null,
        }))
        const all = (from: DeliveryState, change: Partial<(typeof model)[number]>) => {
          for (const each of model) if (each.state === from) Object.assign(each, change)
        }
        for (const given of steps) {
          const each = model['who' in given ? given.who : 0]
          if (!each) throw new Error('Nobody gets the letter')
          if (given.kind === 'claim') {
            const claim = String(new Types.ObjectId())
            const taken = await claimDelivery(req, each._id, claim)
            expect(taken !== null).toBe(each.state === 'waiting')
            if (taken) Object.assign(each, { state: 'sending', claim, claims: [...each.claims, claim] })
          } else if (given.kind === 'settle') {
            const claim = each.claims.at(given.isOld ? -2 : -1) ?? 'nobody’s'
            await settleDelivery(req, { _id: each._id, claim }, { state: given.state, response: null })
            const isOpen = each.state === 'sending' || each.state === 'uncertain'
            if (isOpen && claim === each.claim) each.state = given.state
          } else if (given.kind === 'lost') {
            await giveUpLost(req, [], Date.now() + 3 * MINUTE_MS)
            all('sending', { state: 'uncertain' })
          } else {
            expect((await decide(given.kind)).status).toBe(200)
            all('uncertain', { state: given.kind === 'leave' ? 'sent' : 'waiting', claim: null })
          }
          const wanted = DELIVERY_STATES.map((state) => [
            state,
            model.filter((each) => each.state === state).length,
          ])
          expect(await countDeliveries(server, campaign)).toEqual(countsOf(Object.fromEntries(wanted)))
        }
      }),
      { numRuns: 15 },
    )
  })

  const actions = {
    send: { from: ['draft', 'ready', 'missed'], to: 'scheduled' },
    pause: { from: ['sending'], to: 'paused' },
    resume: { from: ['paused'], to: 'sending' },
    cancel: { from: ['scheduled', 'sending', 'paused'], to: 'cancelled' },
  } satisfies Record<string, { from: LetterStatus[]; to: LetterStatus }>
  const stops = { pause: pauseLetter, resume: resumeLetter, cancel: cancelLetter }

  it.each(LETTER_STATUSES)(
    'of a letter that is %s change as their table says, and by nothing else',
    async (status) => {
      await subscribers(server).deleteMany({})
      await buildReaders(server.payload, 1)
      const body = { subject: 'Summer drop', body: 'It is here.' }
      const { id } = (await (await server.request(createLetter, { as: admin, body })).json()) as Letter
      const given = { as: admin, params: { id } }
      for (const [name, { from, to }] of Object.entries(actions)) {
        await letters(server).updateOne({ _id: new Types.ObjectId(id) }, { $set: { status, version: 1 } })
        const answer =
          name === 'send'
            ? await server.request(sendLetter, { ...given, body: { version: 1, expected: 1 } })
            : await server.request(stops[name as keyof typeof stops], { ...given, body: {} })
        const isAllowed = (from as LetterStatus[]).includes(status)
        const becomes = name === 'cancel' && status === 'scheduled' ? 'draft' : to
        const stored = await letters(server).findOne({ _id: new Types.ObjectId(id) })
        expect([name, answer.status, stored?.status]).toEqual([
          name,
          isAllowed ? 200 : 409,
          isAllowed ? becomes : status,
        ])
      }
    },
  )
})
