import type { Payload, PayloadRequest, Where } from 'payload'
import { fullName } from '@/contracts/account/names'
import { EDITING_TEXTS, PRESENCE_MS, type PageState, type PageTile } from '@/contracts/editing'

type Version = {
  updatedAt: string
  version: { _status?: string; revision?: number; changedBy?: string; updatedAt?: string }
}
type Request = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** Somebody whose form has been silent for longer has left it without saying so. */
const SILENT_MS = 3 * PRESENCE_MS

/** The last save of a page, draft or published; null for a page that was never saved. */
async function latestVersion(req: Request, page: string): Promise<Version | null> {
  return await firstVersion(req, page, { latest: { equals: true } })
}

/** The name of an account; null for none and for a deleted one. */
export async function nameOf(payload: Payload, id: unknown): Promise<string | null> {
  if (typeof id !== 'string' || id === '') return null
  // Overrides access: an editor may read the names of those who edit the same pages.
  const user = await payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    select: { firstName: true, lastName: true, username: true },
  })
  return user ? fullName(user) || user.username : null
}

/** What the console says about a page to the person who has it open. */
export async function pageState(req: PayloadRequest, page: string): Promise<PageState> {
  const [state, failure, others] = await Promise.all([
    stateOf(req, page),
    lastFailure(req, page),
    othersOn(req, page),
  ])
  const isOver = failure && state.liveSince && state.liveSince > failure.at
  return { ...state, failure: isOver ? null : failure, others }
}

/** What the console's home says about a page. */
export async function tileOf(payload: Payload, page: string): Promise<PageTile> {
  const { revision: _, ...tile } = await stateOf({ payload }, page)
  return tile
}

async function stateOf(req: Request, page: string): Promise<PageTile & Pick<PageState, 'revision'>> {
  const [latest, live, goesLive] = await Promise.all([
    latestVersion(req, page),
    liveSince(req, page),
    firstSchedule(req, page),
  ])
  return {
    revision: latest?.version.revision ?? 0,
    changedBy: await nameOf(req.payload, latest?.version.changedBy),
    changedAt: latest?.updatedAt ?? null,
    liveSince: live,
    hasChanges: latest !== null && latest.version._status !== 'published',
    goesLive,
    timeZone: req.payload.config.custom.timeZone as string,
  }
}

/** The jobs that will publish a page. */
export const schedulesOf = (page: string): Where => ({
  and: [
    { taskSlug: { equals: 'schedulePublish' } },
    { 'input.global': { equals: page } },
    { waitUntil: { greater_than: new Date().toISOString() } },
  ],
})

/** The jobs that could not publish a page. Payload keeps them, with the error. */
export const failedSchedulesOf = (page: string): Where => ({
  and: [
    { taskSlug: { equals: 'schedulePublish' } },
    { 'input.global': { equals: page } },
    { hasError: { equals: true } },
  ],
})

/** Where the console keeps who has which page open. */
export const OPEN_PAGES = 'payload-locked-documents'

/** Notes that the caller has the page open, or has left it. */
export async function notePresence(req: PayloadRequest, page: string, isLeaving: boolean): Promise<void> {
  const { db } = req.payload
  const user = { relationTo: 'users' as const, value: req.user?.id ?? '' }
  const where: Where = { and: [{ globalSlug: { equals: page } }, { 'user.value': { equals: user.value } }] }
  if (isLeaving) return db.deleteMany({ collection: OPEN_PAGES, where })
  const { docs } = await db.find({ collection: OPEN_PAGES, where, limit: 1, pagination: false })
  const data = { globalSlug: page, user, updatedAt: new Date().toISOString() }
  if (docs[0]) await db.updateOne({ collection: OPEN_PAGES, id: docs[0].id, data })
  else await db.create({ collection: OPEN_PAGES, data })
}

async function firstVersion(req: Request, global: string, where: Where): Promise<Version | null> {
  const { docs } = await req.payload.db.findGlobalVersions<Record<string, unknown>>({
    global: global as never,
    where,
    limit: 1,
    pagination: false,
    sort: '-updatedAt',
    req,
  })
  return (docs[0] as Version | undefined) ?? null
}

async function liveSince(req: Request, page: string): Promise<string | null> {
  const stored = await req.payload.db.findGlobal<{ _status?: string; updatedAt?: string }>({
    slug: page,
    req,
  })
  if (stored?._status === 'published') return stored.updatedAt ?? null
  const published = await firstVersion(req, page, { 'version._status': { equals: 'published' } })
  return published?.updatedAt ?? null
}

async function firstSchedule(req: Request, page: string): Promise<string | null> {
  const { docs } = await req.payload.db.find<{ waitUntil?: string }>({
    collection: 'payload-jobs',
    where: schedulesOf(page),
    sort: 'waitUntil',
    limit: 1,
    pagination: false,
  })
  return docs[0]?.waitUntil ?? null
}

async function lastFailure(req: Request, page: string): Promise<PageState['failure']> {
  const { docs } = await req.payload.db.find<{ updatedAt: string; error?: { message?: string } }>({
    collection: 'payload-jobs',
    where: failedSchedulesOf(page),
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
  })
  const [job] = docs
  return job ? { at: job.updatedAt, reason: job.error?.message ?? EDITING_TEXTS.failedWithoutReason } : null
}

async function othersOn(req: PayloadRequest, page: string): Promise<string[]> {
  const { docs } = await req.payload.db.find<{ user?: { value?: unknown } }>({
    collection: OPEN_PAGES,
    where: {
      and: [
        { globalSlug: { equals: page } },
        { updatedAt: { greater_than: new Date(Date.now() - SILENT_MS).toISOString() } },
      ],
    },
    limit: 20,
    pagination: false,
    sort: 'createdAt',
  })
  const ids = new Set(docs.map(({ user }) => String(user?.value)).filter((id) => id !== req.user?.id))
  const names = await Promise.all([...ids].map((id) => nameOf(req.payload, id)))
  return names.filter((name) => name !== null)
}
