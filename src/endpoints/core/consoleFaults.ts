import { type AfterErrorHook, type Payload, defaultLoggerOptions } from 'payload'
import { isConflict } from '@/database/transaction'

type Fault = { status: number; message: string }

const CONFLICT = 'Somebody else changed this at the same moment. Please save again.'
const BAD_VALUE = 'A value does not fit its field'
const BAD_FORM = 'The form cannot be read'

/** What Mongoose and the driver throw at a value of another type than its field's. */
const BAD_VALUE_NAMES = new Set(['CastError', 'BSONError', 'ObjectParameterError', 'StrictModeError'])
/** What MongoDB answers to such a value: bad value, cannot parse, type mismatch, immutable field and the like. */
const BAD_VALUE_CODES = new Set<unknown>([2, 9, 14, 28, 52, 57, 66, 16410, 51091])
/** How Payload and its parser of forms begin what they throw at a form that is none. */
const BAD_FORM_WORDS =
  /^(?:Malformed|Unexpected end of|Multipart:|Unsupported content type|Missing Content-Type|Request is not eligible)/

/** What Payload logs beside the error when it looks for a related record. */
const VALIDATING = /^Error validating filter options/

/** Payload answers 500 to what a caller did wrong, and to two who write one document at the same moment. */
export const answerFault: AfterErrorHook = ({ error, req }) => {
  const fault = faultOf(error, req.payload)
  return fault ? { status: fault.status, response: { errors: [{ message: fault.message }] } } : undefined
}

/** Payload's log, with one line instead of a stack for what a caller did wrong. */
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

/** What to answer to an error that is the caller's, or nobody's; null for a defect. */
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
  // Mongoose's own; Payload's has no such list.
  if (error.name === 'ValidationError' && errors) return true
  return /^Can't use \$\w+/.test(error.message)
}

function isBadJson(error: Error): boolean {
  return error instanceof SyntaxError && /\bJSON\b/.test(error.message)
}

/** The one line for an error that Payload's REST logs alone; null for a defect, and for what others log. */
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
