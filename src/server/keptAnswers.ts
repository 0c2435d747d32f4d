import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import inject, { type Response as Injected } from 'light-my-request'
import type { StreamPosition } from '@/contracts/pages'
import type { KeptAnswers } from './doors'
import { type FinishedAnswer, addBrotli, finishAnswer, sendAnswer } from './finishedAnswer'
import { onHead } from './onHead'
import { paintFirst } from './paintFirst'
import type { Kept } from './storedAnswers'
import { stylesOnce } from './stylesOnce'

const MOST_BYTES = 64 * 1024 * 1024
const MOST_ANSWERS = 1_000
/** The longest life of an answer, in ms: whatever else it depends on, such as the year in the footer, shows by then. */
const RENEW_AFTER = 60 * 60 * 1_000
/** How soon a renewal that failed is tried again, in ms. */
const RETRY_AFTER = 60 * 1_000
const OF_NAVIGATION = ['rsc', 'next-router-prefetch', 'next-router-state-tree', 'next-action']
/** The cookie of Next's draft mode. */
const PREVIEW = /(?:^|;\s*)__prerender_bypass=([^;]*)/

/** Paths that are kept from the start, and the limit on memory, in bytes. */
type Options = {
  paths: string[]
  /** Next's secret for requests that must be answered from the database. */
  previewId?: string
  mostBytes?: number
}
type Result = { finished: FinishedAnswer } | { failed: Injected }
type AnswerCache = KeptAnswers & {
  /** Answers a plain read of a kept path. Returns false, without side effects, for any other request. */
  answer: (request: IncomingMessage, response: ServerResponse, path: string) => boolean
  /**
   * What a read must await before it goes to Next: the rendering that follows a drop, which also renews Next's own copy
   * for navigations. Undefined when there is nothing to wait for.
   */
  renewed: (request: IncomingMessage, path: string) => Promise<unknown> | undefined
  /**
   * Repeats the drops of a writing request just before it is answered: the first ones ran before its transaction was
   * committed, so a reader may have cached the old state again in between.
   */
  holdDrops: (response: ServerResponse) => void
  /** Restores the answers that were kept when the site stopped. */
  restore: (stored: Kept) => void
  all: () => Kept
}

/** Keeps answers that are the same for every visitor, in memory and in front of Next, until their data changes. */
export function keepAnswers(
  next: RequestListener,
  { paths, previewId, mostBytes = MOST_BYTES }: Options,
): AnswerCache {
  const headers = previewId ? { 'x-prerender-revalidate': previewId } : {}
  const kept = new Set(paths)
  const answers = new Map<string, FinishedAnswer>()
  /** One rendering per path, however many wait for it. */
  const rendering = new Map<string, Promise<Result>>()
  /** What Next is working on, dropped or not. */
  const underway = new Map<string, Set<Promise<unknown>>>()
  /** Value of the drop counter when each path was last dropped; under undefined, when all were. */
  const dropped = new Map<string | undefined, number>()
  /** Until when what a path shows is true, in ms since 1970; only for pages that depend on the clock. */
  const ends = new Map<string, number>()
  let drops = 0
  let bytes = 0
  /** Position in the change stream up to which answers are current (storedAnswers.ts). */
  let followedPlace: StreamPosition | undefined

  const door: KeptAnswers = {
    keep(path, end) {
      kept.add(path)
      if (end === undefined) ends.delete(path)
      else ends.set(path, end)
    },
    drop(path) {
      dropped.set(path, ++drops)
      for (const each of pathsOf(path)) forget(each)
    },
    resumePoint: () => followedPlace,
    setResumePoint(place) {
      followedPlace = place
    },
  }
  return {
    answer,
    renewed,
    holdDrops,
    restore,
    all: () => ({ followed: followedPlace, answers: [...answers] }),
    ...door,
  }

  function restore(stored: Kept): void {
    followedPlace = stored.followed
    for (const [path, finished] of stored.answers) {
      kept.add(path)
      store(path, finished)
    }
  }

  function answer(request: IncomingMessage, response: ServerResponse, path: string): boolean {
    if (!kept.has(path) || !isForEverybody(request, previewId)) return false
    const finished = current(path)
    if (!finished) void waitFor(path, request, response)
    else {
      sendAnswer(finished, request, response)
      if (finished.renewAt <= Date.now()) renew(path, finished)
    }
    return true
  }

  /** The answer of a path, unless there is none or what it shows is over. */
  function current(path: string): FinishedAnswer | undefined {
    const { end = Infinity } = answers.get(path) ?? {}
    if (end <= Date.now()) forget(path)
    return answers.get(path)
  }

  /** Renders an answer again while it is still sent; it stays when that fails. */
  function renew(path: string, finished: FinishedAnswer): void {
    finished.renewAt = Date.now() + RETRY_AFTER
    if (!rendering.has(path)) render(path).catch(() => {})
  }

  function renewed(request: IncomingMessage, path: string): Promise<unknown> | undefined {
    if (!kept.has(path) || !isRead(request) || current(path)) return undefined
    return (rendering.get(path) ?? render(path)).catch(() => {})
  }

  function holdDrops(response: ServerResponse): void {
    const before = drops
    onHead(response, () => {
      if (drops > before) for (const [path, at] of dropped) if (at > before) door.drop(path)
    })
  }

  function pathsOf(path: string | undefined): string[] {
    if (path === undefined) return [...kept]
    if (!path.includes('[')) return [path]
    const shape = new RegExp(`^${path.replaceAll(/\[\w+\]/g, '[^/]+')}$`)
    return [...kept].filter((each) => shape.test(each))
  }

  async function waitFor(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const result = await (rendering.get(path) ?? render(path))
      if ('finished' in result) return sendAnswer(result.finished, request, response)
      const { failed } = result
      response.writeHead(failed.statusCode, failed.headers)
      response.end(request.method === 'HEAD' ? undefined : failed.rawPayload)
    } catch {
      next(request, response)
    }
  }

  function render(path: string): Promise<Result> {
    const work = requestNow(path)
    rendering.set(path, work)
    const settle = (result?: Result) => {
      // Dropped in the meantime: send it to the requests already waiting, but do not keep it.
      if (rendering.get(path) !== work) return
      rendering.delete(path)
      if (result && 'finished' in result) store(path, Object.assign(result.finished, lifeOf(path)))
    }
    work.then(settle, () => settle())
    return work
  }

  async function requestNow(path: string): Promise<Result> {
    // Next would reuse a rendering of this path already in progress, which may have begun before a drop.
    const earlier = underway.get(path)
    if (earlier) await Promise.allSettled(earlier)
    const rendered = await followed(path, inject(next, { url: path, headers }))
    const isWhole = rendered.statusCode === 200 && !rendered.headers['set-cookie']
    if (!isWhole) return { failed: rendered }
    return { finished: await finishAnswer({ headers: rendered.headers, body: bodyOf(rendered) }) }
  }

  function lifeOf(path: string): Pick<FinishedAnswer, 'end' | 'renewAt'> {
    return { end: ends.get(path), renewAt: Date.now() + RENEW_AFTER }
  }

  async function followed<T>(path: string, work: Promise<T>): Promise<T> {
    const works = underway.get(path) ?? new Set()
    underway.set(path, works.add(work))
    try {
      return await work
    } finally {
      works.delete(work)
      if (works.size === 0) underway.delete(path)
    }
  }

  function store(path: string, finished: FinishedAnswer): void {
    bytes -= answers.get(path)?.bytes ?? 0
    answers.set(path, finished)
    if (!finished.br) void addBrotli(finished)
    bytes += finished.bytes
    for (const oldest of answers.keys()) {
      if (bytes <= mostBytes && answers.size <= MOST_ANSWERS) return
      forget(oldest)
    }
  }

  function forget(path: string): void {
    rendering.delete(path)
    bytes -= answers.get(path)?.bytes ?? 0
    answers.delete(path)
  }
}

function bodyOf({ headers, rawPayload }: Injected): Buffer {
  // Next may set it as an array.
  const isPage = String(headers['content-type']).startsWith('text/html')
  return isPage ? Buffer.from(paintFirst(stylesOnce(rawPayload.toString()))) : rawPayload
}

/** Whether a request is a plain read, and neither a navigation within the page nor an editor's preview. */
function isForEverybody(request: IncomingMessage, previewId: string | undefined): boolean {
  const { headers, url = '' } = request
  if (!isRead(request)) return false
  if (OF_NAVIGATION.some((name) => headers[name] !== undefined) || url.includes('_rsc=')) return false
  const [, preview] = PREVIEW.exec(headers.cookie ?? '') ?? []
  return !preview || preview !== previewId
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}
