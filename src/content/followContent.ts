import { setTimeout as pause } from 'node:timers/promises'
import type { Types, mongo } from 'mongoose'
import type { Payload } from 'payload'
import { environment } from '@/environment'
import {
  EVERY_PAGE,
  PAGES_SHOWING,
  type Showing,
  type StreamPosition,
  type StreamPositionStore,
} from '@/contracts/pages'

const RETRY_MS = 500
const LONGEST_RETRY_MS = 10_000
/** How often changes are read: a page is dropped at most once a second, however many sales change it. */
const EVERY_MS = 1_000

type Change = {
  ns?: { coll?: string }
  documentKey?: { _id: Types.ObjectId }
  fullDocument?: { globalType?: string }
}
type Slug = keyof typeof PAGES_SHOWING

/**
 * Keeps this process's prerendered pages fresh, whichever process changed the content: reads a change stream until the
 * connection is closed. At the start, and after an outage, every page is dropped once, because changes may have been
 * missed; a start with kept answers drops nothing and resumes from the position they are valid for.
 */
export async function followContent(payload: Payload, note?: StreamPositionStore): Promise<void> {
  const slugs = collectionSlugs(payload)
  const globals = globalsOnPages(payload)
  let retryMs = RETRY_MS
  const { connection } = payload.db
  const { db } = connection
  let isClosed = false
  // Emitted when this process begins to close the connection; an outage only emits 'disconnected'.
  connection.once('disconnecting', () => {
    isClosed = true
  })

  /** The pages that show what changed since the last call; stops after EVERY_MS if changes keep coming. */
  async function changedPages(stream: mongo.ChangeStream): Promise<string[]> {
    const paths = new Set<string>()
    for (const until = Date.now() + EVERY_MS; Date.now() < until;) {
      const change = (await stream.tryNext()) as Change | null
      if (!change) break
      if (await isShown(payload, globals, change)) for (const path of pagesOf(change, slugs)) paths.add(path)
    }
    return [...paths]
  }

  const match = changesOnPages(slugs)
  let resumeAfter = note?.resumePoint()?.token
  let mayMiss = resumeAfter === undefined
  // The driver resumes by itself after a short outage.
  connection.on('disconnected', () => {
    mayMiss = true
    note?.setResumePoint(undefined)
  })

  while (db && !isClosed) {
    // The driver's stream, because Mongoose's wrapper has no tryNext. Polled in batches instead of awaiting each
    // change, because every sale is a change and would cost a query of its own.
    const stream = db.watch(
      [{ $match: match }, { $project: { ns: 1, documentKey: 1, 'fullDocument.globalType': 1 } }],
      { maxAwaitTimeMS: 1, ...(resumeAfter !== undefined && { resumeAfter }) },
    )
    resumeAfter = undefined
    try {
      while (!isClosed) {
        const changed = await changedPages(stream)
        const paths = mayMiss ? [EVERY_PAGE] : changed
        mayMiss = false
        while (paths.length > 0 && !isClosed && !(await areDropped(payload, paths)))
          await pause(RETRY_MS, undefined, { ref: false })
        if (!isClosed) note?.setResumePoint({ token: stream.resumeToken, match, globals })
        retryMs = RETRY_MS
        await pause(EVERY_MS, undefined, { ref: false })
      }
    } catch (error) {
      if (!isClosed && retryMs === RETRY_MS)
        payload.logger.warn({ err: error }, 'Content changes are not followed; trying again')
    }
    mayMiss = true
    note?.setResumePoint(undefined)
    await stream.close().catch(() => undefined)
    await pause(retryMs, undefined, { ref: false })
    retryMs = Math.min(2 * retryMs, LONGEST_RETRY_MS)
  }
}

/** Maps the database's collection names to our slugs. All globals are in one collection. */
function collectionSlugs(payload: Payload): Map<string, Slug> {
  return new Map(
    (Object.keys(PAGES_SHOWING) as Slug[]).map((slug) => {
      const model = slug === 'globals' ? payload.db.globals : payload.db.collections[slug]
      return [model?.collection.name ?? slug, slug]
    }),
  )
}

/**
 * Matches the changes that pages may show: any in most collections, and in those with `fields` updates of one of them,
 * replacements and deletions. A new document is not shown before another one refers to it.
 */
function changesOnPages(slugs: Map<string, Slug>): StreamPosition['match'] {
  const ofCollections = [...slugs].map(([collection, slug]) => {
    const { fields }: Showing = PAGES_SHOWING[slug]
    if (!fields) return { 'ns.coll': collection }
    const ofFields = fields.flatMap((field) => [
      { [`updateDescription.updatedFields.${field}`]: { $exists: true } },
      { 'updateDescription.removedFields': field },
    ])
    return { 'ns.coll': collection, $or: [{ operationType: { $nin: ['insert', 'update'] } }, ...ofFields] }
  })
  return { $or: ofCollections }
}

/** Payload also stores the state of its jobs as a global. */
function globalsOnPages({ config, db }: Payload): StreamPosition['globals'] {
  const slugs = config.globals.map(({ slug }) => slug)
  return {
    collection: db.globals.collection.name,
    shown: slugs.filter((slug) => !slug.startsWith('payload-')),
  }
}

/** Whether pages show the changed document. */
async function isShown(
  { db }: Payload,
  { collection, shown }: StreamPosition['globals'],
  { ns, documentKey, fullDocument }: Change,
): Promise<boolean> {
  if (ns?.coll !== collection) return true
  const changed = fullDocument ?? (await db.globals.collection.findOne({ _id: documentKey?._id }))
  return shown.includes(changed?.globalType ?? '')
}

function pagesOf(change: Change, slugs: Map<string, Slug>): readonly string[] {
  const slug = slugs.get(change.ns?.coll ?? '')
  return slug ? PAGES_SHOWING[slug].pages : [EVERY_PAGE]
}

/** Drops pages through this process's internal route. False while the server is not listening yet, or on an error. */
async function areDropped(payload: Payload, paths: readonly string[]): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${environment.port}/internal/revalidate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-internal-secret': environment.internalSecret },
      body: JSON.stringify({ paths }),
    })
    if (!response.ok) payload.logger.warn(`Dropping prerendered pages answered ${response.status}`)
    return response.ok
  } catch {
    return false
  }
}
