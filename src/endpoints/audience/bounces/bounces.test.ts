import { Types } from 'mongoose'
import { createLocalReq } from 'payload'
import { BOUNCE_TEXTS, type BounceProvider, reportBounces } from '@/contracts/audience/bounces'
import { driverCollection } from '@/database/driverCollection'
import { deliveries, deliveryId } from '@/domain/audience/letters/deliveries'
import { hasComplained } from '@/domain/audience/suppressions'
import { failureOf } from '../../core/testing/answers'
import { type TestServer, startServer } from '../../core/testing/server'
import { buildSubscriber, knownSubscriber } from '../testing/subscribers'

const SECRET = 'a secret that only the provider knows'
const EMAIL = 'ana@example.com'

/** As each provider's documentation shows them; `id` is the Message-ID of the letter. */
const hard: Record<BounceProvider, (id: string) => unknown> = {
  postmark: (id) => ({
    RecordType: 'Bounce',
    ID: 4323372036854,
    Type: 'HardBounce',
    TypeCode: 1,
    Name: 'Hard bounce',
    MessageID: id,
    Description: 'The server was unable to deliver your message.',
    Details: 'smtp;550 5.1.1 The email account that you tried to reach does not exist.',
    Email: EMAIL,
    From: 'news@isla.example',
    BouncedAt: '2026-11-26T16:33:54.9070259Z',
    Inactive: true,
  }),
  mailgun: (id) => ({
    signature: { timestamp: '1529006854', token: 'a8ce', signature: 'd2271' },
    'event-data': {
      event: 'failed',
      severity: 'permanent',
      reason: 'bounce',
      id: 'G9Bn5sl1TC6nu79C8C0bwg',
      recipient: EMAIL,
      message: { headers: { to: EMAIL, 'message-id': id.slice(1, -1), subject: 'Summer drop' } },
      'delivery-status': { code: 550, message: '5.1.1 No such mailbox', description: '' },
    },
  }),
  ses: (id) => ({
    Type: 'Notification',
    MessageId: '22b80b92-fdea-4c2c-8f9d-bdfb0c7bf324',
    TopicArn: 'arn:aws:sns:us-east-1:123456789012:bounces',
    Message: JSON.stringify({
      notificationType: 'Bounce',
      bounce: {
        bounceType: 'Permanent',
        bounceSubType: 'General',
        bouncedRecipients: [
          {
            emailAddress: EMAIL,
            action: 'failed',
            status: '5.1.1',
            diagnosticCode: `smtp; 550 5.1.1 <${EMAIL}> user unknown`,
          },
        ],
        timestamp: '2026-11-26T16:33:54.907Z',
      },
      mail: {
        messageId: '00000138111222aa',
        destination: [EMAIL],
        commonHeaders: { messageId: id, subject: 'x' },
      },
    }),
  }),
  resend: (id) => ({
    type: 'email.bounced',
    created_at: '2026-11-26T23:41:12.126Z',
    data: {
      email_id: id,
      from: 'Isla <news@isla.example>',
      to: [EMAIL],
      subject: 'Summer drop',
      bounce: { type: 'Permanent', subType: 'Suppressed', message: '5.1.1 The address does not exist' },
    },
  }),
  generic: (id) => [{ messageId: id, kind: 'hard', reason: '550 5.1.1 unknown' }],
}

const complaint: Record<BounceProvider, unknown> = {
  postmark: { RecordType: 'SpamComplaint', MessageID: '2706ee8a', Email: EMAIL, Type: 'SpamComplaint' },
  mailgun: { signature: {}, 'event-data': { event: 'complained', recipient: EMAIL, id: 'ncV2XwymRUKbPek' } },
  ses: {
    Type: 'Notification',
    Message: JSON.stringify({
      eventType: 'Complaint',
      complaint: { complainedRecipients: [{ emailAddress: EMAIL }], complaintFeedbackType: 'abuse' },
      mail: { messageId: '00000138111222aa' },
    }),
  },
  resend: { type: 'email.complained', data: { email_id: '56761188', to: [EMAIL] } },
  generic: [{ email: EMAIL, kind: 'complaint' }],
}

describe('what mail providers report', () => {
  let server: TestServer

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
  })
  beforeEach(async () => {
    process.env.BOUNCE_SECRET = SECRET
    for (const kind of ['email-signups', 'deliveries', 'bounce-reports', 'suppressions'] as const)
      await driverCollection(server, kind).deleteMany({})
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.RATE_LIMITS
    delete process.env.BOUNCE_SECRET
  })

  async function report(provider: string, body: unknown, authorization = `Bearer ${SECRET}`) {
    const answer = await server.request(reportBounces, {
      params: { provider },
      body: JSON.stringify(body),
      headers: { authorization, 'content-type': 'application/json' },
    })
    return [answer.status, await answer.json()]
  }
  const statusNow = async () => (await knownSubscriber(server.payload, EMAIL)).status
  const all = Object.keys(complaint) as BounceProvider[]

  it.each(all)(
    '%s: a mailbox that is gone gets no more letters, and the letter was refused',
    async (provider) => {
      const { _id } = await buildSubscriber(server, EMAIL)
      const campaign = new Types.ObjectId()
      const row = { campaign, subscriber: _id, email: EMAIL, attempts: 1, nextAt: new Date(), claim: null }
      const rest = { claimedAt: null, settledAt: new Date(), response: '250 OK', state: 'sent' as const }
      await deliveries(server).insertOne({ _id: deliveryId(campaign, _id), ...row, ...rest })
      const body = hard[provider](`<${String(campaign)}.${String(_id)}@isla.example>`)
      expect(await report(provider, body)).toEqual([200, { taken: 1, unknown: 0 }])
      expect(await statusNow()).toBe('bounced')
      const refused = await deliveries(server).findOne({})
      expect(refused).toMatchObject({ state: 'refused', isOfLetter: false })
      expect(refused?.response).not.toContain(EMAIL)
    },
  )

  it.each(all)('%s: a complaint is for good', async (provider) => {
    await buildSubscriber(server, EMAIL)
    expect(await report(provider, complaint[provider])).toEqual([200, { taken: 1, unknown: 0 }])
    expect(await statusNow()).toBe('complained')
    expect((await knownSubscriber(server.payload, EMAIL)).consents.at(-1)).toMatchObject({ way: 'provider' })
  })

  it('counts a report once, however often it comes, and believes one without a status the third time', async () => {
    await buildSubscriber(server, EMAIL)
    const say = (messageId: string) => report('generic', [{ email: EMAIL, messageId, kind: 'hard' }])
    for (let times = 0; times < 4; times += 1) await say('one')
    await say('two')
    expect(await statusNow()).toBe('active')
    await say('three')
    expect(await statusNow()).toBe('bounced')
  })

  it('holds a refusal of the letter, and a full mailbox, against nobody', async () => {
    await buildSubscriber(server, EMAIL)
    for (const reason of ['550 5.7.1 Spam', '552 5.2.2 Full'])
      for (const messageId of ['1', '2', '3'])
        await report('generic', [{ email: EMAIL, messageId, kind: 'hard', reason }])
    await report('generic', [{ email: EMAIL, kind: 'soft', reason: '451' }])
    expect(await statusNow()).toBe('active')
    expect(await report('generic', [{ email: 'nobody@example.com', kind: 'hard' }])).toEqual([
      200,
      { taken: 0, unknown: 1 },
    ])
  })

  it('needs the secret, as a token or as a password, and a body that the provider sends', async () => {
    await buildSubscriber(server, EMAIL)
    const basic = (password: string) => `Basic ${Buffer.from(`bounces:${password}`).toString('base64')}`
    for (const wrong of ['', 'Bearer ', 'Bearer x', basic('x')])
      expect(await report('generic', complaint.generic, wrong)).toEqual([
        400,
        failureOf(BOUNCE_TEXTS.secretWrong),
      ])
    expect(await report('postmark', complaint.generic)).toEqual([400, failureOf(BOUNCE_TEXTS.notUnderstood)])
    expect((await report('sendmail', complaint.generic))[0]).toBe(404)
    expect(await statusNow()).toBe('active')
    expect((await report('generic', complaint.generic, basic(SECRET)))[0]).toBe(200)
    delete process.env.BOUNCE_SECRET
    expect((await report('generic', complaint.generic))[0]).toBe(404)
  })

  it('asks for the password when none comes, as Amazon expects', async () => {
    const headers = { 'content-type': 'text/plain' }
    const body = JSON.stringify(complaint.ses)
    const answer = await server.request(reportBounces, { params: { provider: 'ses' }, body, headers })
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Basic realm="bounces"'])
  })

  it('keeps a complaint of somebody who was erased, or is somebody new', async () => {
    expect(await report('generic', complaint.generic)).toEqual([200, { taken: 1, unknown: 0 }])
    const req = await createLocalReq({}, server.payload)
    expect(await hasComplained(req, EMAIL)).toBe(true)
    await buildSubscriber(server, EMAIL)
    const messageId = `<${'a'.repeat(24)}.${'b'.repeat(24)}@isla.example>`
    await report('generic', [{ email: EMAIL.toUpperCase(), messageId, kind: 'complaint' }])
    expect(await statusNow()).toBe('complained')
  })

  it.each([
    'http://sns.us-east-1.amazonaws.com/',
    'https://sns.evil.example/',
    'https://amazonaws.com.evil.example/',
  ])('asks nobody but Amazon whether it may report: not %s', async (SubscribeURL) => {
    expect((await report('ses', { Type: 'SubscriptionConfirmation', SubscribeURL }))[0]).toBe(400)
  })
})
