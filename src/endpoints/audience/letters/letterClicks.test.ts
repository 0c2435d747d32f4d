import { readLetterClicks } from '@/contracts/audience/letterClicks'
import { type Letter, createLetter } from '@/contracts/audience/letters'
import { summarizeSubscribers } from '@/contracts/audience/subscribers'
import { HOUR_MS } from '@/contracts/core/time'
import { letterClicks, tidyClicks } from '@/domain/audience/letters/clicks'
import { letters } from '@/domain/audience/letters/letters'
import { newReceipt, noteAccepted } from '@/domain/audience/letters/receipts'
import type { User as StoredUser } from '@/payload-types'
import { buildUser } from '../../core/testing/factories'
import { type TestServer, startServer } from '../../core/testing/server'
import { followLetterLink } from './followLetterLink'

const LINKS = ['https://shop.example/all', 'https://isla.example/shop', 'https://isla.example/events']
const BROWSER =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15'

describe('the links of a letter', () => {
  let server: TestServer
  let isla: StoredUser
  let campaign: string

  beforeAll(async () => {
    server = await startServer()
    isla = await buildUser(server.payload)
  })
  beforeEach(async () => {
    await letters(server).deleteMany({})
    await letterClicks(server).deleteMany({})
    const letter = (await (
      await server.request(createLetter, { as: isla, body: { subject: 'Summer drop', body: 'It is here.' } })
    ).json()) as Letter
    campaign = letter.id
    const frozen = { subject: 'Summer drop', html: '', text: '', links: LINKS, replyTo: null }
    await letters(server).updateMany(
      {},
      { $set: { frozen, status: 'sent', startedAt: new Date(), 'counts.sent': 20 } },
    )
  })
  afterAll(() => server.stop())

  const follow = (n: number | string, receipt: string | null, agent: string | null = BROWSER) =>
    followLetterLink(server.payload, { campaign, n: String(n), receipt, agent })
  const clicks = async () =>
    (await server.request(readLetterClicks, { as: isla, params: { id: campaign } })).json()
  const counts = async () => {
    const { opened, links } = await clicks()
    return [opened, ...links.map((link: { clicks: number }) => link.clicks)]
  }

  it('lead where they did when the letter was sent, whatever comes with them, and nowhere else', async () => {
    expect(await follow(0, null)).toBe(LINKS[0])
    expect(await follow(1, 'forged-receipt')).toBe(LINKS[1])
    for (const n of [3, -1, '0x0', '', '__proto__', '1e0']) expect(await follow(n, null)).toBeNull()
    const elsewhere = { campaign: 'f'.repeat(24), n: '0', receipt: null, agent: null }
    expect(await followLetterLink(server.payload, elsewhere)).toBeNull()
    expect(await counts()).toEqual([0, 0, 0, 0])
  })

  it('count each mail once, and once for each link', async () => {
    const [one, other] = [newReceipt(campaign), newReceipt(campaign)]
    for (const receipt of [one, one, other]) await follow(0, receipt)
    await follow(1, one)
    expect(await clicks()).toEqual({
      sent: 20,
      opened: 2,
      links: [
        { url: LINKS[0], clicks: 2 },
        { url: LINKS[1], clicks: 1 },
        { url: LINKS[2], clicks: 0 },
      ],
      revenue: null,
    })
    const summary = await server.request(summarizeSubscribers, { as: isla })
    expect((await summary.json()).openRate).toEqual({ floor: 10, letters: 1 })
  })

  it('show no numbers among fewer than 20 mails, and no exact time', async () => {
    await letters(server).updateMany({}, { $set: { 'counts.sent': 19 } })
    await follow(0, newReceipt(campaign))
    expect(await clicks()).toEqual({ sent: 19, opened: null, links: [], revenue: null })
    const summary = await server.request(summarizeSubscribers, { as: isla })
    expect((await summary.json()).openRate).toBeNull()
    const [mark] = await letterClicks(server).find().toArray()
    expect((mark?.at?.getTime() ?? 1) % 5_000).toBe(0)
  })

  it('count no robot, no receipt of another letter, nobody who only looks, and no scanner', async () => {
    await follow(0, newReceipt(campaign), 'Googlebot/2.1 (+http://www.google.com/bot.html)')
    await follow(0, newReceipt(campaign), null)
    await follow(0, newReceipt('another'))
    const scanned = newReceipt(campaign)
    noteAccepted(scanned)
    await follow(0, scanned)
    const burst = newReceipt(campaign)
    for (const n of [0, 1, 2]) await follow(n, burst)
    expect(await counts()).toEqual([0, 0, 0, 0])
  })

  it('are counted later from a mail whose first look was a scanner’s', async () => {
    const receipt = newReceipt(campaign)
    noteAccepted(receipt, Date.now() - 2_100)
    await follow(0, receipt)
    expect(await counts()).toEqual([1, 1, 0, 0])
  })

  it('lose their time after two days, and bursts for good, and keep their numbers', async () => {
    const [one, burst] = [newReceipt(campaign), newReceipt(campaign)]
    await follow(0, one)
    for (const n of [0, 1, 2]) await follow(n, burst)
    await tidyClicks(server, Date.now() + 47 * HOUR_MS)
    expect(await letterClicks(server).countDocuments({ at: { $exists: true } })).toBe(4)
    await tidyClicks(server, Date.now() + 49 * HOUR_MS)
    expect(await letterClicks(server).find().toArray()).toEqual([
      expect.not.objectContaining({ at: expect.anything() }),
    ])
    expect(await counts()).toEqual([1, 1, 0, 0])
    await follow(1, one)
    expect(await counts()).toEqual([1, 1, 1, 0])
  })
})
