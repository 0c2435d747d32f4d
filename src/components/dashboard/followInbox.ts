import { callUrl } from '@/contracts/core/call'
import { type Inbox, STREAM_REST_SECONDS, getInbox, streamInbox } from '@/contracts/notifications'
import { hasStatus } from '../api/RequestError'
import { send } from '../api/request'

/** How often a visible tab asks, whatever it hears: a connection can be dead without a sign. */
const ASK_MS = 60_000

type Following = {
  userId: string
  /** The cursor of what the page was rendered with. */
  cursor: number
  onNews: (inbox: Inbox) => void
}

/**
 * Follows a user's inbox until the returned function is called (docs/behaviour.md, 4.1). Of a browser's visible tabs,
 * the one that holds the lock reads the stream and tells the others, so that a browser has one stream; without locks
 * each visible tab asks once a minute. A hidden tab asks nothing.
 */
export function followInbox({ userId, cursor, onNews }: Following): () => void {
  const name = `inbox of ${userId}`
  const channel = 'locks' in navigator ? new BroadcastChannel(name) : undefined
  let known = cursor
  let isStopped = false
  let isReading = false
  let rest: (() => void) | undefined

  function show(inbox: Inbox): void {
    if (isStopped || inbox.cursor === known) return
    known = inbox.cursor
    onNews(inbox)
  }

  /** One question at a time, so that an older answer never follows a newer one. */
  const ask = oneAtATime(async () => {
    try {
      const inbox = await send(getInbox)
      if (isStopped) return
      channel?.postMessage(inbox)
      show(inbox)
    } catch (error) {
      // Another failure may be over in a minute; that the session has ended is said by what the person does next.
      if (hasStatus(error, 401)) stop()
    }
  })

  /** Waits for the lock, then reads the stream until the returned function is called. */
  function queueToRead(others: BroadcastChannel): () => void {
    // Whoever reads the stream may have told something before this tab listened.
    others.postMessage(known)
    const turn = new AbortController()
    const read = () =>
      new Promise<void>((release) => {
        if (turn.signal.aborted) return release()
        isReading = true
        const end = readStream(() => known, ask)
        turn.signal.addEventListener('abort', () => {
          isReading = false
          end()
          release()
        })
      })
    navigator.locks.request(name, { signal: turn.signal }, read).catch(() => undefined)
    return () => turn.abort()
  }

  function turnWithVisibility(): void {
    rest?.()
    rest = undefined
    if (document.visibilityState === 'visible') rest = channel ? queueToRead(channel) : askEveryMinute(ask)
  }

  function returnToView(): void {
    turnWithVisibility()
    if (!channel && document.visibilityState === 'visible') ask()
  }

  function stop(): void {
    isStopped = true
    rest?.()
    document.removeEventListener('visibilitychange', returnToView)
    channel?.close()
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<Inbox | number>) => {
    if (typeof data !== 'number') show(data)
    else if (isReading && data !== known) ask()
  })
  document.addEventListener('visibilitychange', returnToView)
  turnWithVisibility()
  return stop
}

/** Reads the stream, and asks where it is refused, until the returned function is called. */
function readStream(known: () => number, ask: () => void): () => void {
  let source: EventSource | undefined
  let pause: number | undefined

  function open(): void {
    clearTimeout(pause)
    source = new EventSource(callUrl(streamInbox, { query: { cursor: known() } }))
    source.addEventListener('inbox', ({ lastEventId }) => {
      if (Number(lastEventId) !== known()) ask()
    })
    // This browser's stream was the oldest of too many.
    source.addEventListener('bye', close)
    // A connection that broke off is opened again by the browser; one that was refused is not.
    source.addEventListener('error', () => {
      if (source?.readyState === EventSource.CLOSED) close()
    })
  }
  function close(): void {
    source?.close()
    source = undefined
    pause = window.setTimeout(open, STREAM_REST_SECONDS * 1_000)
  }
  /** One that was open before may be dead without a sign, and a browser waits seconds before it tries again. */
  function openAgain(): void {
    source?.close()
    open()
  }

  const endAsking = askEveryMinute(ask)
  window.addEventListener('online', openAgain)
  open()
  return () => {
    endAsking()
    window.removeEventListener('online', openAgain)
    source?.close()
    clearTimeout(pause)
  }
}

function askEveryMinute(ask: () => void): () => void {
  const timer = setInterval(ask, ASK_MS)
  return () => clearInterval(timer)
}

/** Runs `work` when called, and once more afterwards if it was called meanwhile. */
function oneAtATime(work: () => Promise<void>): () => void {
  let isRunning = false
  let isWanted = false
  async function run(): Promise<void> {
    isRunning = true
    while (isWanted) {
      isWanted = false
      await work()
    }
    isRunning = false
  }
  return () => {
    isWanted = true
    if (!isRunning) void run()
  }
}
