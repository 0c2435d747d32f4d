import { setTimeout as pause } from 'node:timers/promises'
import type { Payload } from 'payload'
import { environment } from '@/environment'
import { EVERY_PAGE, PAGES_SHOWING } from '@/contracts/pages'

const RETRY_MS = 500
const LONGEST_RETRY_MS = 10_000
/** How long changes of nothing but stock are gathered: every sale is one, and each drop renders pages anew. */
const STOCK_GATHERED_MS = 1_000
const STOCK_FIELD = /^(?:updatedAt|(?:variants\.\d+\.)?inventoryQuantity)$/

type Change = {
  ns?: { coll?: string }
  updateDescription?: { updatedFields?: object; removedFields?: string[] }
}
type Slug = keyof typeof PAGES_SHOWING

/**
 * Keeps this process's prerendered pages fresh, whichever process changed the content: watches a change stream
 * until the connection is closed. Whenever the stream opens, at the start and after an outage, every page is
 * dropped once, because changes may have been missed.
 */
export async function followContent(payload: Payload): Promise<void> {
  const slugs = collectionSlugs(payload)
  const dropPages = makeDropper(payload)
  const dropStock = gathered(dropPages, STOCK_GATHERED_MS)
  const follow = (change: Change) => (isStockOnly(change) ? dropStock : dropPages)(pagesOf(change, slugs))
  let retryMs = RETRY_MS
  const { connection } = payload.db
  const { db } = connection
  let isClosed = false
  // Emitted when this process begins to close the connection; an outage only emits 'disconnected'.
  connection.once('disconnecting', () => {
    isClosed = true
  })
  while (db && !isClosed) {
    // The driver's stream: Mongoose's wrapper has no tryNext, which tells that the stream is open.
    const stream = db.watch([{ $match: shownChanges(payload, slugs) }], {
      fullDocument: 'updateLookup',
    })
    try {
      const first = (await stream.tryNext()) as Change | null
      dropPages([EVERY_PAGE])
      retryMs = RETRY_MS
      if (first) follow(first)
      for await (const change of stream) follow(change as Change)
    } catch (error) {
      if (!isClosed && retryMs === RETRY_MS)
        payload.logger.warn({ err: error }, 'Content changes are not followed; trying again')
    }
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

/** Changes of what pages show. Payload also keeps the state of its jobs among the globals. */
function shownChanges(payload: Payload, slugs: Map<string, Slug>): object {
  const globals = payload.db.globals.collection.name
  const marketing = payload.config.globals
    .map(({ slug }) => slug)
    .filter((slug) => !slug.startsWith('payload-'))
  return {
    $or: [
      { 'ns.coll': { $in: [...slugs.keys()].filter((name) => name !== globals) } },
      { 'ns.coll': globals, 'fullDocument.globalType': { $in: marketing } },
    ],
  }
}

function pagesOf(change: Change, slugs: Map<string, Slug>): readonly string[] {
  const slug = slugs.get(change.ns?.coll ?? '')
  return slug ? PAGES_SHOWING[slug] : [EVERY_PAGE]
}

/** Whether a sale, or whatever else moves stock, changed nothing besides. */
function isStockOnly({ updateDescription }: Change): boolean {
  const { updatedFields, removedFields = [] } = updateDescription ?? {}
  const names = Object.keys(updatedFields ?? {})
  return names.length > 0 && removedFields.length === 0 && names.every((name) => STOCK_FIELD.test(name))
}

/** Calls back with all paths of the last `ms` together. */
function gathered(drop: (paths: readonly string[]) => void, ms: number): (paths: readonly string[]) => void {
  const waiting = new Set<string>()
  return (paths) => {
    if (waiting.size === 0) setTimeout(dropAll, ms).unref()
    for (const path of paths) waiting.add(path)
  }
  function dropAll() {
    const paths = [...waiting]
    waiting.clear()
    drop(paths)
  }
}

/** Drops pages through this process's internal route, one request at a time, and retries until it answers. */
function makeDropper(payload: Payload): (paths: readonly string[]) => void {
  const waiting = new Set<string>()
  let isAsking = false
  return (paths) => {
    for (const path of paths) waiting.add(path)
    if (!isAsking) void askUntilDone()
  }

  async function askUntilDone() {
    isAsking = true
    while (waiting.size > 0) {
      const paths = [...waiting]
      waiting.clear()
      if (await isDropped(paths)) continue
      for (const path of paths) waiting.add(path)
      await pause(RETRY_MS, undefined, { ref: false })
    }
    isAsking = false
  }

  async function isDropped(paths: string[]): Promise<boolean> {
    try {
      const response = await fetch(`http://127.0.0.1:${environment.port}/internal/revalidate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-internal-secret': environment.internalSecret },
        body: JSON.stringify({ paths }),
      })
      if (!response.ok) payload.logger.warn(`Dropping prerendered pages answered ${response.status}`)
      return response.ok
    } catch {
      // Not listening yet.
      return false
    }
  }
}
