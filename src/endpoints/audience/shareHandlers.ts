import { Types } from 'mongoose'
import { type Payload, type PayloadRequest, createLocalReq } from 'payload'
import { hasTokenShape, hashToken, newToken } from '@/auth/tokens'
import { NUMBERS_TEXTS } from '@/contracts/audience/numbers'
import * as contract from '@/contracts/audience/shares'
import { DAY_MS } from '@/contracts/core/time'
import { typedCollection } from '@/database/driverCollection'
import { badField, conflict, foundOrNull, notFound } from '@/database/errors'
import { isRecordId } from '@/database/ownRecords'
import { inTurn } from '@/database/transaction'
import { clickFloorOf } from '@/domain/audience/letters/clicks'
import { momentsOf, siteDayAt } from '@/domain/audience/siteDays'
import { subscribers } from '@/domain/audience/subscribers'
import { environment } from '@/environment'
import { handle } from '../core/handle'
import type { Range } from '@/domain/audience/readDays'
import { requireRange } from './askedRange'
import { breakdownOf, funnelsOf } from './breakdownOf'
import { numbersOf } from './numbersOf'
import { revenueBy, sumRevenue } from './revenueOf'

/** Rows of each list on a shared page. */
const ROWS = 10

type StoredShare = Omit<contract.Share, 'id' | 'createdAt' | 'expiresAt'> & {
  _id: Types.ObjectId
  tokenHash: string
  createdAt: Date
  expiresAt: Date
}

function shares(req: Pick<PayloadRequest, 'payload'>) {
  return typedCollection<StoredShare>(req, 'audience-shares')
}

/** The database removes ended links within a minute. */
const stillWorks = () => ({ expiresAt: { $gt: new Date() } })

function present({ _id, label, from, to, blocks, createdAt, expiresAt }: StoredShare): contract.Share {
  return {
    id: String(_id),
    label,
    from,
    to,
    blocks,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }
}

/** GET /api/audience/shares */
const listShares = handle(contract.listShares, async ({ req }) => {
  const found = await shares(req).find(stillWorks()).sort({ expiresAt: -1 }).toArray()
  return found.toSorted((one, two) => Number(two.createdAt) - Number(one.createdAt)).map(present)
})

/** POST /api/audience/shares: the key is answered once; only its hash is stored. */
const createShare = handle(contract.createShare, async ({ body: { days, ...body }, req }) => {
  requireRange(body)
  if (body.to > siteDayAt(Date.now()).day) throw badField('to', NUMBERS_TEXTS.future)
  const token = newToken()
  const now = new Date()
  const row: StoredShare = {
    _id: new Types.ObjectId(),
    ...body,
    blocks: contract.SHARE_BLOCKS.filter((block) => body.blocks.includes(block)),
    tokenHash: hashToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + days * DAY_MS),
  }
  await inTurn('audience-shares', async () => {
    if ((await shares(req).countDocuments(stillWorks())) >= contract.SHARES_MAX)
      throw conflict(contract.SHARE_TEXTS.tooMany)
    await shares(req).insertOne(row)
  })
  return { ...present(row), link: `${environment.siteUrl}/numbers/${token}` }
})

/** DELETE /api/audience/shares/{id} */
const endShare = handle(contract.endShare, async ({ params: { id }, req }) => {
  const ended = isRecordId(id) && (await shares(req).deleteOne({ _id: new Types.ObjectId(id) })).deletedCount
  if (!ended) throw notFound()
  return undefined
})

/** GET /api/audience/shared/{token} */
const readShared = handle(contract.readShared, ({ params: { token }, req }) => sharedNumbers(req, token))

/** The numbers behind a link. Throws 404 for an unknown or ended one. */
async function sharedNumbers(req: PayloadRequest, token: string): Promise<contract.SharedNumbers> {
  const { payload } = req
  const share =
    hasTokenShape(token) && (await shares(req).findOne({ tokenHash: hashToken(token), ...stillWorks() }))
  if (!share) throw notFound()
  const { label, blocks, expiresAt, ...range } = share
  const asked = { from: range.from, to: range.to, filters: [] }
  const shows = (block: contract.ShareBlock) => blocks.includes(block)
  // Revenue is a block of its own, so no list has it.
  const list = async (dim: 'pages' | 'sources' | 'places' | 'devices' | 'goals') => {
    if (!shows(dim)) return null
    return breakdownOf(payload, dim, asked, { limit: ROWS, sellerId: null, hidesRevenue: true })
  }
  const numbers = await numbersOf(payload, { ...asked, compare: 'none' })
  const [pages, sources, places, devices, goals] = await Promise.all([
    list('pages'),
    list('sources'),
    list('places'),
    list('devices'),
    list('goals'),
  ])
  return {
    label,
    expiresAt: expiresAt.toISOString(),
    blocks,
    countingSince: numbers.countingSince,
    range: numbers.range,
    countedDays: numbers.countedDays,
    zone: numbers.zone,
    totals: shows('goals') ? numbers.totals : { ...numbers.totals, goals: 0 },
    engagementRate: numbers.engagementRate,
    leftOut: numbers.leftOut,
    unit: numbers.unit,
    series: shows('series') ? numbers.series : null,
    pages,
    sources,
    places,
    devices,
    letters: shows('letters') ? await lettersOf(req, range) : null,
    goals,
    funnels: shows('goals') ? (await funnelsOf(payload, asked)).funnels : null,
    revenue: shows('revenue') ? sumRevenue((await revenueBy(req, 'sources', asked, null)).values()) : null,
  }
}

async function lettersOf(req: PayloadRequest, range: Range): Promise<contract.SharedNumbers['letters']> {
  const [onTheList, opened] = await Promise.all([
    subscribers(req).countDocuments({ status: 'active' }),
    clickFloorOf(req, momentsOf(range)),
  ])
  return { subscribers: onTheList, opened }
}

/** The numbers behind a link, for its page; null for an unknown or ended one. */
export async function openShared(payload: Payload, token: string): Promise<contract.SharedNumbers | null> {
  const req = await createLocalReq({}, payload)
  return foundOrNull(() => sharedNumbers(req, token))
}

/** The calls of links to numbers. */
export const shareCalls = [listShares, createShare, endShare, readShared]
