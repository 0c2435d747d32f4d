/** The server's answer: a value is sent as JSON with 200, a string unchanged. */
type Answer = { status?: number; body: unknown }
type Answers = Record<string, (body: unknown) => Answer | Promise<Answer>>

/** `query` is set when the answer was found without it. */
export type MadeCall = { call: string; query?: string; body: unknown }

/**
 * Replaces fetch: finds the answer by 'POST /api/login' and records the calls made; a form stays a FormData. A query
 * is matched only if the key of an answer contains it.
 */
export function answerCalls(answers: Answers): MadeCall[] {
  const made: MadeCall[] = []
  window.fetch = (async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const whole = `${method} ${url}`
    const [call = whole, query] = answers[whole] ? [whole] : whole.split('?')
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : (body ?? undefined)
    made.push({ call, body: sent, ...(query && { query }) })
    const answer = answers[call]
    if (!answer) throw new Error(`Nobody answers ${whole}`)
    return toResponse(await answer(sent))
  }) as typeof fetch
  return made
}

/** The only page of a list. */
export function pageOfItems<T>(items: readonly T[]) {
  return { items, total: items.length, cursor: null }
}

function toResponse({ status = 200, body }: Answer) {
  const isText = typeof body === 'string'
  const text = isText ? body : JSON.stringify(body)
  return {
    ok: status < 400,
    status,
    statusText: '',
    headers: new Headers({ 'content-type': isText ? 'text/plain; charset=utf-8' : 'application/json' }),
    text: () => Promise.resolve(text),
    blob: () => Promise.resolve(new Blob([text])),
    json: () => Promise.resolve(JSON.parse(text)),
  }
}
