import type { Payload } from 'payload'
import { runningSessions } from '@/auth/sessions'
import { NOTIFICATION_TEXTS, STREAM_REST_SECONDS } from '@/contracts/notifications'
import { CallError } from '@/database/errors'
import { readCursors } from '@/database/inboxes'

/** Streams of one person, and of one process. */
const PERSON_MAX = 4
const PROCESS_MAX = 1_000
/** In ms. A proxy closes a connection that stays silent, so there is a comment now and then. */
const TIMES = { ask: 1_000, comment: 25_000, sessionCheck: 60_000 }
/** Browsers come back after a random time of these, in ms, so that a restart is not met by all of them at once. */
const RETRY_MS = { from: 2_000, to: 6_000 }

type Listener = {
  userId: string
  sessionId: string
  cursor: number
  heardAt: number
  checkedAt: number
  controller: ReadableStreamDefaultController<Uint8Array>
}
type Wish = {
  userId: string
  sessionId: string
  /** The stored cursor, and the one that the page knows. */
  cursor: number
  known: number | null
}
type Hub = { listen: (wish: Wish) => ReadableStream<Uint8Array> }

const hubs = new WeakMap<Payload, Hub>()

/** The streams of this process (docs/behaviour.md, 5.23). */
export function inboxHub(payload: Payload): Hub {
  const hub = hubs.get(payload) ?? openHub(payload)
  hubs.set(payload, hub)
  return hub
}

/**
 * Tells each listener when their cursor moves: the cursors are read once a second for all of them, and for nobody while
 * nobody listens. Nothing comes from the calls that change something, which run in another copy of this module.
 */
export function openHub(payload: Payload, times = TIMES): Hub {
  /** The oldest first. */
  const listeners = new Set<Listener>()
  let timer: NodeJS.Timeout | undefined

  /** Opens a stream; throws CallError 503 when the process has too many. The fifth of a person ends their oldest. */
  function listen({ userId, sessionId, cursor, known }: Wish): ReadableStream<Uint8Array> {
    const [oldest, ...others] = [...listeners].filter((each) => each.userId === userId)
    if (oldest && others.length + 1 >= PERSON_MAX) end(oldest, 'event: bye\ndata: {}\n\n')
    if (listeners.size >= PROCESS_MAX) throw tooManyStreams()
    const now = Date.now()
    let listener: Listener
    return new ReadableStream({
      start(controller) {
        listener = { userId, sessionId, cursor, heardAt: now, checkedAt: now, controller }
        listeners.add(listener)
        const retry = Math.round(RETRY_MS.from + Math.random() * (RETRY_MS.to - RETRY_MS.from))
        send(listener, `retry: ${retry}\n\n`)
        if (known !== cursor) tell(listener, cursor)
        timer ??= setTimeout(() => void ask(), times.ask).unref()
      },
      cancel() {
        listeners.delete(listener)
      },
    })
  }

  async function ask(): Promise<void> {
    if (listeners.size === 0) {
      timer = undefined
      return
    }
    try {
      comment()
      await endWithSession()
      const cursors = await readCursors(payload, [...new Set([...listeners].map(({ userId }) => userId))])
      for (const listener of listeners) {
        const cursor = cursors.get(listener.userId) ?? listener.cursor
        if (cursor !== listener.cursor) tell(listener, cursor)
      }
    } catch {
      // Without a database nothing is new; the next round asks again.
    }
    timer = setTimeout(() => void ask(), times.ask).unref()
  }

  function comment(): void {
    const since = Date.now() - times.comment
    for (const listener of listeners) if (listener.heardAt <= since) send(listener, ':\n\n')
  }

  /** Ends the streams whose session has ended; reading one never extends it. */
  async function endWithSession(): Promise<void> {
    const now = Date.now()
    const due = [...listeners].filter(({ checkedAt }) => checkedAt <= now - times.sessionCheck)
    if (due.length === 0) return
    const running = await runningSessions(
      payload,
      due.map(({ sessionId }) => sessionId),
    )
    for (const listener of due) {
      listener.checkedAt = now
      if (!running.has(listener.sessionId)) end(listener)
    }
  }

  function end(listener: Listener, lastWord = ''): void {
    if (!listeners.delete(listener)) return
    if (lastWord) send(listener, lastWord)
    listener.controller.close()
  }

  return { listen }
}

function tell(listener: Listener, cursor: number): void {
  listener.cursor = cursor
  send(listener, `event: inbox\nid: ${cursor}\ndata: ${JSON.stringify({ cursor })}\n\n`)
}

const encoder = new TextEncoder()

function send(listener: Listener, text: string): void {
  listener.heardAt = Date.now()
  listener.controller.enqueue(encoder.encode(text))
}

function tooManyStreams(): CallError {
  return new CallError(503, NOTIFICATION_TEXTS.streamsFull, {
    headers: { 'Retry-After': String(STREAM_REST_SECONDS) },
  })
}
