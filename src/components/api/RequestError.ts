/** A response that is not OK. The message is "status: body", or "status: status text" without a body. */
export class RequestError extends Error {
  readonly status: number
  /** The server's message: `message` or `error` of a JSON body, or the whole body if it is plain text. */
  readonly serverMessage: string | undefined
  /** Field errors by field name. */
  readonly errors: Record<string, string>

  constructor(status: number, body: string, { statusText = '', isPlainText = false } = {}) {
    super(`${status}: ${body || statusText}`)
    this.name = 'RequestError'
    this.status = status
    const { message, error, errors } = parseFailure(body)
    this.serverMessage = message || error || (isPlainText && body.trim()) || undefined
    this.errors = errors ?? {}
  }

  static async from(response: Response): Promise<RequestError> {
    const isPlainText = Boolean(response.headers.get('content-type')?.startsWith('text/plain'))
    return new RequestError(response.status, await response.text(), {
      statusText: response.statusText,
      isPlainText,
    })
  }
}

/** Whether the server refused with one of these statuses. */
export function hasStatus(error: unknown, ...statuses: number[]): boolean {
  return error instanceof RequestError && statuses.includes(error.status)
}

/** The text of a failure for a toast or an alert: the server's own, else the fallback. */
export function failureText(
  error: unknown,
  fallback = 'That did not work. Please try again in a moment.',
): string {
  return (error instanceof RequestError && error.serverMessage) || fallback
}

type FailureBody = { message?: string; error?: string; errors?: Record<string, string> }

function parseFailure(body: string): FailureBody {
  try {
    const parsed: unknown = JSON.parse(body)
    return isFailureBody(parsed) ? parsed : {}
  } catch {
    return {}
  }
}

function isFailureBody(value: unknown): value is FailureBody {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
