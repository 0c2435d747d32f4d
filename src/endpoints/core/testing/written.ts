import type { Payload } from 'payload'

type Stream = { write: (line: string) => unknown }

/** Captures what Payload's log writes from now on, instead of showing it; `stop` restores the log. */
export function collectLog(payload: Payload): { lines: string[]; stop: () => void } {
  const logger = payload.logger as unknown as Record<symbol, Stream>
  const symbol = Object.getOwnPropertySymbols(logger).find((each) => each.description === 'pino.stream')
  const stream = symbol && logger[symbol]
  if (!stream) throw new Error('The log has no stream')
  const { write } = stream
  const lines: string[] = []
  stream.write = (line) => lines.push(line)
  return {
    lines,
    stop: () => {
      stream.write = write
    },
  }
}
