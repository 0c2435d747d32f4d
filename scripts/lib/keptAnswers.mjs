import inject from 'light-my-request'
import { addBrotli, finishAnswer, sendAnswer } from './finishedAnswer.mjs'
import { paintFirst } from './paintFirst.mjs'
import { stylesOnce } from './stylesOnce.mjs'

/** Where code inside Next finds the store (src/plugins/keptAnswers.ts). */
const DOOR = Symbol.for('kept-answers')
const MOST_BYTES = 64 * 1024 * 1024
const MOST_ANSWERS = 1_000
/** The longest life of an answer, in ms: whatever else it depends on, such as the year in the footer, shows by then. */
const RENEW_AFTER = 60 * 60 * 1_000
/** How soon a renewal that failed is tried again, in ms. */
const RETRY_AFTER = 60 * 1_000
const OF_NAVIGATION = ['rsc', 'next-router-prefetch', 'next-router-state-tree', 'next-action']
/** The cookie of Next's draft mode. */
const PREVIEW = /(?:^|;\s*)__prerender_bypass=([^;]*)/

/**
 * Keeps answers that are the same for every visitor, in memory and in front of Next, until their data changes.
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void} handle
 * @param {{ paths: string[], previewId?: string, mostBytes?: number }} options paths that are kept from the start,
 *   Next's secret for requests that must be answered from the database, and the limit on memory
 */
export function keepAnswers(handle, { paths, previewId, mostBytes = MOST_BYTES }) {
  const headers = previewId ? { 'x-prerender-revalidate': previewId } : {}
  const kept = new Set(paths)
  /** @type {Map<string, import('./finishedAnswer.mjs').FinishedAnswer>} */
  const answers = new Map()
  /** @type {Map<string, Promise<object>>} one rendering per path, however many wait for it */
  const rendering = new Map()
  /** @type {Map<string, Set<Promise<object>>>} what Next is working on, dropped or not */
  const underway = new Map()
  /** Value of the drop counter when each path was last dropped. */
  const dropped = new Map()
  /** Until when what a path shows is true, in ms since 1970; only for pages that depend on the clock. */
  const ends = new Map()
  let drops = 0
  let bytes = 0
  /** Position in the change stream up to which answers are current (scripts/lib/storedAnswers.mjs). */
  let followedPlace

  const door = {
    /** Adds a path to those that are kept. `end` is when what it shows stops being true, in ms since 1970. */
    keep(path, end) {
      kept.add(path)
      if (end === undefined) ends.delete(path)
      else ends.set(path, end)
    },
    /**
     * Drops the answer of a path, of every page of a route such as /shop/[slug], or everything if no path is given. A
     * rendering in progress is sent, but not kept.
     */
    drop(path) {
      dropped.set(path, ++drops)
      for (const each of pathsOf(path)) forget(each)
    },
    /** Position from which to check answers kept across a restart for changes; undefined without such answers. */
    resumePoint: () => followedPlace,
    /** Sets the position in the change stream; undefined while changes may have been missed. */
    setResumePoint(place) {
      followedPlace = place
    },
  }
  globalThis[DOOR] = door
  return {
    answer,
    renewed,
    holdDrops,
    restore,
    all: () => ({ followed: followedPlace, answers: [...answers] }),
    ...door,
  }

  /** Restores the answers that were kept when the site stopped. */
  function restore(stored) {
    followedPlace = stored.followed
    for (const [path, finished] of stored.answers) {
      kept.add(path)
      store(path, finished)
    }
  }

  /** Answers a plain read of a kept path. Returns false, without side effects, for any other request. */
  function answer(request, response, path) {
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
  function current(path) {
    const finished = answers.get(path)
    if (finished?.end <= Date.now()) forget(path)
    return answers.get(path)
  }

  /** Renders an answer again while it is still sent; it stays when that fails. */
  function renew(path, finished) {
    finished.renewAt = Date.now() + RETRY_AFTER
    if (!rendering.has(path)) render(path).catch(() => {})
  }

  /**
   * What a read must await before it goes to Next: the rendering that follows a drop, which also renews Next's own copy
   * for navigations. Undefined when there is nothing to wait for.
   * @returns {Promise<unknown> | undefined}
   */
  function renewed(request, path) {
    if (!kept.has(path) || !isRead(request) || current(path)) return undefined
    return (rendering.get(path) ?? render(path)).catch(() => {})
  }

  /**
   * Repeats the drops of a writing request just before it is answered: the first ones ran before its transaction was
   * committed, so a reader may have cached the old state again in between.
   */
  function holdDrops(response) {
    const before = drops
    const { writeHead } = response
    response.writeHead = function repeatDrops(...args) {
      if (drops > before) for (const [path, at] of dropped) if (at > before) door.drop(path)
      return writeHead.apply(this, args)
    }
  }

  function pathsOf(path) {
    if (path === undefined) return [...kept]
    if (!path.includes('[')) return [path]
    const shape = new RegExp(`^${path.replaceAll(/\[\w+\]/g, '[^/]+')}$`)
    return [...kept].filter((each) => shape.test(each))
  }

  async function waitFor(path, request, response) {
    try {
      const { failed, finished } = await (rendering.get(path) ?? render(path))
      if (finished) return sendAnswer(finished, request, response)
      response.writeHead(failed.statusCode, failed.headers)
      response.end(request.method === 'HEAD' ? undefined : failed.rawPayload)
    } catch {
      handle(request, response)
    }
  }

  function render(path) {
    const work = requestNow(path)
    rendering.set(path, work)
    const settle = (result) => {
      // Dropped in the meantime: send it to the requests already waiting, but do not keep it.
      if (rendering.get(path) !== work) return
      rendering.delete(path)
      if (result?.finished) store(path, Object.assign(result.finished, lifeOf(path)))
    }
    work.then(settle, () => settle())
    return work
  }

  async function requestNow(path) {
    // Next would reuse a rendering of this path already in progress, which may have begun before a drop.
    const earlier = underway.get(path)
    if (earlier) await Promise.allSettled(earlier)
    const rendered = await followed(path, inject(handle, { url: path, headers }))
    const isWhole = rendered.statusCode === 200 && !rendered.headers['set-cookie']
    if (!isWhole) return { failed: rendered }
    return { finished: await finishAnswer({ headers: rendered.headers, body: bodyOf(rendered) }) }
  }

  function lifeOf(path) {
    return { end: ends.get(path), renewAt: Date.now() + RENEW_AFTER }
  }

  async function followed(path, work) {
    const works = underway.get(path) ?? new Set()
    underway.set(path, works.add(work))
    try {
      return await work
    } finally {
      works.delete(work)
      if (works.size === 0) underway.delete(path)
    }
  }

  function store(path, finished) {
    bytes -= answers.get(path)?.bytes ?? 0
    answers.set(path, finished)
    if (!finished.br) void addBrotli(finished)
    bytes += finished.bytes
    for (const oldest of answers.keys()) {
      if (bytes <= mostBytes && answers.size <= MOST_ANSWERS) return
      forget(oldest)
    }
  }

  function forget(path) {
    rendering.delete(path)
    bytes -= answers.get(path)?.bytes ?? 0
    answers.delete(path)
  }
}

function bodyOf({ headers, rawPayload }) {
  // Next may set it as an array.
  const isPage = String(headers['content-type']).startsWith('text/html')
  return isPage ? Buffer.from(paintFirst(stylesOnce(rawPayload.toString()))) : rawPayload
}

/** Whether a request is a plain read, and neither a navigation within the page nor an editor's preview. */
function isForEverybody(request, previewId) {
  const { headers, url } = request
  if (!isRead(request)) return false
  if (OF_NAVIGATION.some((name) => headers[name] !== undefined) || url.includes('_rsc=')) return false
  const [, preview] = PREVIEW.exec(headers.cookie ?? '') ?? []
  return !preview || preview !== previewId
}

function isRead({ method }) {
  return method === 'GET' || method === 'HEAD'
}
