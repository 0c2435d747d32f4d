import type { PayloadRequest } from 'payload'
import type { Call } from '@/contracts/core/call'
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

/** The failure every call gives: both keys hold the same text; a stack or a driver's text never leaves. */
export function failureResponse(error: CallError, asPlainText = false): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store', ...error.headers })
  if (asPlainText) {
    headers.set('Content-Type', 'text/plain; charset=utf-8')
    return new Response(error.message, { status: error.status, headers })
  }
  const body = { message: error.message, error: error.message, ...(error.errors && { errors: error.errors }) }
  return Response.json(body, { status: error.status, headers })
}

/** Answers whatever a call threw; what nobody foresaw is logged and told only as "something went wrong". */
export function answerFailure(call: Call, req: PayloadRequest, error: unknown): Response {
  const known = error instanceof CallError ? error : translated(error)
  if (known && isDeclared(call, known)) return failureResponse(known, call.plainTextFailure)
  req.payload.logger.error({ err: error, msg: `${call.method.toUpperCase()} ${call.path} failed` })
  const unexpected = new CallError(500, 'Something went wrong. Please try again.')
  return failureResponse(unexpected, call.plainTextFailure)
}

/** A status that openapi.json does not name fails in tests and development, as a leaked field does. */
function isDeclared(call: Call, { status }: CallError): boolean {
  return process.env.NODE_ENV === 'production' || failuresOf(call).has(status)
}

/**
 * What the driver and Payload's Local API throw, as failures of a call. Told by status and shape: a production build
 * shortens the names of Payload's error classes.
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

/** A collection's own validation, which the call's schema did not foresee. */
function invalid({ data }: FieldErrors): CallError {
  const errors = Object.fromEntries(data.errors.map(({ path, message }) => [path ?? '', message ?? '']))
  return badRequest(Object.values(errors)[0] ?? 'Invalid input', errors)
}
