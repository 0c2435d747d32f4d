/** A refusal with the status and text for the caller. */
export class CallError extends Error {
  readonly status: number
  readonly errors: Record<string, string> | undefined
  readonly headers: Record<string, string>

  constructor(
    status: number,
    message: string,
    { errors, headers = {} }: { errors?: Record<string, string>; headers?: Record<string, string> } = {},
  ) {
    super(message)
    this.name = 'CallError'
    this.status = status
    this.errors = errors
    this.headers = headers
  }
}

export const badRequest = (message: string, errors?: Record<string, string>) =>
  new CallError(400, message, errors ? { errors } : {})
/** 400 with a message that also appears at one field. */
export const badField = (field: string, message: string) => badRequest(message, { [field]: message })
export const unauthorized = (message = 'Please log in first') => new CallError(401, message)
export const forbidden = (message = 'You are not allowed to do this', errors?: Record<string, string>) =>
  new CallError(403, message, errors ? { errors } : {})
/** The same body for another person's record and for an unknown id, so that the answer reveals neither. */
export const notFound = (message = 'Not found') => new CallError(404, message)
export const conflict = (message: string, errors?: Record<string, string>) =>
  new CallError(409, message, errors ? { errors } : {})
export const tooMany = (seconds: number) =>
  new CallError(429, 'Too many attempts. Please try again later.', {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) },
  })
export const unavailable = () =>
  new CallError(503, 'The service is not available right now. Please try again in a moment.', {
    headers: { 'Retry-After': '5' },
  })

/** The result of `work`; null when it throws 404. */
export async function foundOrNull<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return null
    throw error
  }
}

const DRIVER_OUTAGES = [
  'ServerSelection',
  'Network',
  'NetworkTimeout',
  'OperationTimeout',
  'WaitQueueTimeout',
  'PoolCleared',
  'PoolClosed',
  'NotConnected',
  'TopologyClosed',
  'TopologyDestroyed',
  'ServerClosed',
  'ClientClosed',
  'ExpiredSession',
]
const OUTAGE_NAMES = new RegExp(
  `^(Mongo(${DRIVER_OUTAGES.join('|')})\\w*|MongooseServerSelectionError|MongooseError)$`,
)
/** What Payload's adapter throws when it cannot connect at all: the driver's error as text. */
const CANNOT_CONNECT = 'Error: cannot connect to MongoDB'
/** A server that is shutting down, or is not the primary. */
const OUTAGE_CODES = new Set<unknown>([91, 189, 10107, 11600, 11602, 13435, 13436])

/** Whether an error means that the database cannot be reached, however deeply it is wrapped. */
export function isOutage(error: unknown): boolean {
  for (
    let current = error, depth = 0;
    current instanceof Error && depth < 5;
    current = current.cause, depth += 1
  ) {
    if (OUTAGE_NAMES.test(current.name) || current.message.startsWith(CANNOT_CONNECT)) return true
    if ('code' in current && OUTAGE_CODES.has(current.code)) return true
  }
  return false
}

/** Payload's ValidationError, detected by its shape, because a production build shortens class names. */
export type FieldErrors = Error & { data: { errors: { path?: string; message?: string }[] } }

export function hasFieldErrors(error: Error): error is FieldErrors {
  const { data } = error as { data?: { errors?: unknown } }
  return Array.isArray(data?.errors)
}

/** Whether an error is MongoDB's duplicate-key error; Payload wraps it as a ValidationError. */
export function isDuplicate(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && error.code === 11000) return true
  return hasFieldErrors(error) && error.data.errors.some(({ message }) => /unique/i.test(message ?? ''))
}
