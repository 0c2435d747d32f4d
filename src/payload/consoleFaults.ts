import { type AfterErrorHook, type Payload, defaultLoggerOptions } from 'payload'
import { isConflict } from '@/database/transaction'

type Fault = { status: number; message: string }

const CONFLICT = 'Somebody else changed this at the same moment. Please save again.'
const BAD_VALUE = 'A value does not fit its field'
const BAD_FORM = 'The form cannot be read'

/** Errors of Mongoose and the driver for a value of the wrong type. */
const BAD_VALUE_NAMES = new Set(['CastError', 'BSONError', 'ObjectParameterError', 'StrictModeError'])
/** MongoDB's codes for such a value: bad value, cannot parse, type mismatch, immutable field and the like. */
const BAD_VALUE_CODES = new Set<unknown>([2, 9, 14, 28, 52, 57, 66, 16410, 51091])
/** How messages of Payload and its form parser begin for a malformed form. */
const BAD_FORM_WORDS =
  /^(?:Malformed|Unexpected end of|Multipart:|Unsupported content type|Missing Content-Type|Request is not eligible)/

/** Payload's log message for an error while it looks up a related record. */
const VALIDATING = /^Error validating filter options/

/** Payload answers 500 to client errors and to concurrent writes of one document; this sets the right status. */
export const answerFault: AfterErrorHook = ({ error, req }) => {
  const fault = faultOf(error, req.payload)
  return fault ? { status: fault.status, response: { errors: [{ message: fault.message }] } } : undefined
}

/** Payload's log, with one line instead of a stack for a client error. */
export const logger = {
  destination: defaultLoggerOptions,
  options: {
    hooks: {
      logMethod(this: Payload['logger'], args: unknown[], write: (...args: unknown[]) => void) {
        const [first] = args
        const refusal = args.length === 1 ? refusalIn(first) : null
        if (refusal) this.info(refusal)
        else write.apply(this, args)
      },
    },
  },
}

/** The answer to a client error or a write conflict; null for a defect. */
function faultOf(error: unknown, { config }: Payload): Fault | null {
  if (!(error instanceof Error)) return null
  if (isConflict(error)) return { status: 409, message: CONFLICT }
  if (isBadValue(error)) return { status: 400, message: BAD_VALUE }
  if (error.message === config.upload.responseOnLimit) return { status: 413, message: error.message }
  if (BAD_FORM_WORDS.test(error.message) || isBadJson(error)) return { status: 400, message: BAD_FORM }
  return null
}

function isBadValue(error: Error): boolean {
  const { code, errors } = error as { code?: unknown; errors?: unknown }
  if (BAD_VALUE_NAMES.has(error.name) || BAD_VALUE_CODES.has(code)) return true
  // Mongoose's own; Payload's has no such property.
  if (error.name === 'ValidationError' && errors) return true
  return /^Can't use \$\w+/.test(error.message)
}

function isBadJson(error: Error): boolean {
  return error instanceof SyntaxError && /\bJSON\b/.test(error.message)
}

/** The line for a client error that Payload's REST logs alone; null for a defect, and for other log entries. */
function refusalIn(logged: unknown): string | null {
  if (typeof logged !== 'object' || logged === null) return null
  const { err, msg } = logged as { err?: unknown; msg?: string }
  if (!(err instanceof Error) || (msg && !VALIDATING.test(msg))) return null
  const { status } = err as { status?: number }
  if (status && status >= 400 && status < 500) return `Refused with ${status}: ${err.message}`
  if (isConflict(err) || isBadValue(err) || isBadJson(err) || BAD_FORM_WORDS.test(err.message)) {
    return `Refused: ${err.name}`
  }
  return null
}
