import type { Payload } from 'payload'

/** How long a request may wait in any case, whatever the database does, in ms. */
const PATIENCE_MS = 3_000
/** The driver gets a heartbeat once a second (payload.config.ts); a longer silence is an outage. */
const SILENCE_MS = 2_000
const CHECK_MS = 250

type Silence = { ms: number }

const silenceOf = new WeakMap<Payload, Silence>()

/**
 * The answer of `work`, or of `otherwise` when the database stays silent: on a network that drops packets the driver
 * would wait much longer. Slow work alone is never cut off.
 */
export async function answerInTime(
  payload: Payload,
  work: Promise<Response>,
  otherwise: () => Response,
): Promise<Response> {
  const silence = listen(payload)
  let timer: NodeJS.Timeout | undefined
  const outage = new Promise<null>((resolve) => {
    const check = () => {
      if (silence.ms >= SILENCE_MS) resolve(null)
      else timer = setTimeout(check, CHECK_MS).unref()
    }
    timer = setTimeout(check, PATIENCE_MS).unref()
  })
  try {
    return (await Promise.race([work, outage])) ?? otherwise()
  } finally {
    clearTimeout(timer)
  }
}

/**
 * How long the driver has had no heartbeat. Counted in ticks rather than clock time: a process too busy to receive
 * heartbeats is also too busy to tick, and being busy is not an outage.
 */
function listen(payload: Payload): Silence {
  const known = silenceOf.get(payload)
  if (known) return known
  const silence: Silence = { ms: 0 }
  silenceOf.set(payload, silence)
  const client = payload.db.connection.getClient()
  const ticking = setInterval(() => {
    silence.ms += CHECK_MS
  }, CHECK_MS).unref()
  client.on('serverHeartbeatSucceeded', () => {
    silence.ms = 0
  })
  client.once('close', () => clearInterval(ticking))
  return silence
}
