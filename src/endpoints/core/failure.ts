import type { PayloadRequest } from 'payload'
import type { Call } from '@/contracts/core/call'
import { UNEXPECTED_TEXT } from '@/contracts/core/unexpected'
import { FIELD_TEXTS } from '@/contracts/core/wire'
import {
  CallError,
  type FieldErrors,
  badRequest,
  forbidden,
  hasFieldErrors,
  isOutage,
  notFound,
  unavailable,
} from '@/database/errors'
import { failuresOf } from './statuses'
import { isConflict } from '@/database/transaction'

/** The body of a failure: both keys have the same text. It never contains a stack or a driver's text. */
export function failureResponse(error: CallError, asPlainText = false): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store', ...error.headers })
  if (asPlainText) {
    headers.set('Content-Type', 'text/plain; charset=utf-8')
    return new Response(error.message, { status: error.status, headers })
  }
  const body = { message: error.message, error: error.message, ...(error.errors && { errors: error.errors }) }
  return Response.json(body, { status: error.status, headers })
}

/** Answers whatever a call threw; an unexpected error is logged and answered as "something went wrong". */
export function answerFailure(call: Call, req: PayloadRequest, error: unknown): Response {
  const known = error instanceof CallError ? error : translated(error)
  if (known && isDeclared(call, known)) return failureResponse(known, call.plainTextFailure)
  req.payload.logger.error({ err: error, msg: `${placeOf(call, req)} failed`, user: req.user?.id })
  const unexpected = new CallError(500, UNEXPECTED_TEXT)
  return failureResponse(unexpected, call.plainTextFailure)
}

/** Params that open what they name. */
const SECRET = new Set(['key', 'token'])

/** The method and path of a request, with the record that it names and without keys, for the log. */
function placeOf({ method, path }: Call, { routeParams = {} }: PayloadRequest): string {
  const place = path.replace(/:(\w+)/g, (part, name: string) => {
    const value = routeParams[name]
    return typeof value === 'string' && !SECRET.has(name) ? value : part
  })
  return `${method.toUpperCase()} ${place}`
}

/** An undeclared status fails in tests and development, as a leaked field does. */
function isDeclared(call: Call, { status }: CallError): boolean {
  return process.env.NODE_ENV === 'production' || failuresOf(call).has(status)
}

/**
 * Errors of the driver and of Payload's Local API as failures of a call. Detected by status and shape, because a
 * production build shortens class names.
 */
function translated(error: unknown): CallError | null {
  if (!(error instanceof Error)) return null
  if (isOutage(error) || isConflict(error)) return unavailable()
  const { status, isPublic } = error as { status?: number; isPublic?: boolean }
  if (status === 404) return notFound()
  if (status === 403) return forbidden()
  if (hasFieldErrors(error)) return invalid(error)
  if (isPublic && status && status >= 400 && status < 500) return new CallError(status, error.message)
  return null
}

/** A validation error of the collection that the call's schema did not cover. */
function invalid({ data }: FieldErrors): CallError {
  const errors = Object.fromEntries(data.errors.map(({ path, message }) => [path ?? '', inOurWords(message)]))
  return badRequest(Object.values(errors)[0] ?? FIELD_TEXTS.invalid, errors)
}

/** Payload's own texts are for editors: they speak of rows and relationships. */
function inOurWords(message = ''): string {
  return /^This (relationship )?field (has|requires)\b/.test(message) ? FIELD_TEXTS.invalid : message
}
