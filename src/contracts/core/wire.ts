import * as v from 'valibot'

/* `v.metadata` describes checks and transformations in openapi.json, because the generator cannot read their code. */

/** Lengths in every body (docs/behaviour.md, 6.3). */
export const TEXT_MAX = 200
export const LONG_TEXT_MAX = 5_000
export const URL_MAX = 2_048

/** Invisible characters: whitespace, controls, joiners, direction marks and fillers. A text of only these is blank. */
const UNSEEN =
  '\\s\\x00-\\x1f\\x7f-\\x9f\\xad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f' +
  '\\u202a-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0'
const SEEN = new RegExp(`[^${UNSEEN}]`)

/** Error texts of fields that have none of their own. */
export const FIELD_TEXTS = {
  required: 'Required',
  invalid: 'Invalid input',
  invalidEmail: 'Please enter a valid email address.',
  invalidUrl: 'Must be a valid URL',
} as const

/** Not in an address: with these, one mailbox has several spellings (`Mara <m@x.y>`, `"m"@x.y`, `m(a)@x.y`). */
const SPECIALS = '@<>()\\[\\],:;"\\\\'

/** The simple e-mail shape (docs/behaviour.md, 3.2), of an address that mailboxKey has cleaned. */
const EMAIL_SHAPE = new RegExp(`^[^\\s${SPECIALS}]+@[^\\s${SPECIALS}]+\\.[^\\s${SPECIALS}]+$`)

/** The same shape for openapi.json, before unseen characters are removed; each part needs a visible character. */
const PART = `[^\\s${SPECIALS}]*[^${UNSEEN}${SPECIALS}.][^\\s${SPECIALS}]*`
const EMAIL_PATTERN = `^${PART}@${PART}\\.${PART}$`

/** The unseen characters that are no gap: a pasted address may hold one anywhere. */
const HIDDEN = new RegExp(`\\ufeff|(?!\\s)[${UNSEEN}]`, 'g')

/** Required text, trimmed, at most `max` characters. */
export function text(
  message: string = FIELD_TEXTS.required,
  max = TEXT_MAX,
  tooLong = `At most ${max} characters`,
) {
  return v.pipe(v.string(message), v.trim(), v.regex(SEEN, message), v.maxLength(max, tooLong))
}

/** Required text of up to 5,000 characters. */
export function longText(message: string = FIELD_TEXTS.required) {
  return text(message, LONG_TEXT_MAX)
}

/** An address in the one spelling that its mailbox has here. */
export function email(message: string = FIELD_TEXTS.invalidEmail, missing = message, tooLong?: string) {
  return v.pipe(
    text(missing, TEXT_MAX, tooLong),
    // Before the transformation, where openapi.json ends.
    v.metadata({ pattern: EMAIL_PATTERN }),
    v.transform(mailboxKey),
    v.regex(EMAIL_SHAPE, message),
    v.maxLength(TEXT_MAX, tooLong ?? `At most ${TEXT_MAX} characters`),
  )
}

/**
 * The one spelling of a mailbox: no hidden characters, no final dot, lower case, the domain as the network has it
 * (`exämple.com` is `xn--exmple-cua.com`). What is no address is cleaned as well; its shape is not checked.
 */
export function mailboxKey(address: string): string {
  const plain = address.replace(HIDDEN, '').trim().toLowerCase().replace(/\.+$/, '')
  const at = plain.lastIndexOf('@') + 1
  return plain.slice(0, at) + asciiDomain(plain.slice(at))
}

function asciiDomain(domain: string): string {
  // Only letters beyond ASCII are changed: URL would read "1.2" as an IPv4 address and "%61" as a letter.
  if (!/[^\0-\x7f]/.test(domain) || /[^\w.\-\u0080-\uffff]/.test(domain)) return domain
  const address = `http://${domain}`
  return URL.canParse(address) ? new URL(address).hostname.replace(/\.+$/, '') : domain
}

/** A host with a dot in it, where an address begins that lacks its https://. */
const BARE_HOST = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#]|$)/u
const BARE_PATTERN = '^([A-Za-z0-9]+\\.)+[A-Za-z]{2,}(/[A-Za-z0-9@._-]*)*$'

/** Completes an address that was typed without https://, such as tiktok.com/@isla; leaves every other text alone. */
export function completeUrl(typed: string): string {
  return BARE_HOST.test(typed) ? `https://${typed}` : typed
}

/** An http(s) address without credentials in it; the output has its https:// where it was typed without. */
export function httpUrl(message: string = FIELD_TEXTS.invalidUrl, missing = message) {
  const tooLong = `At most ${URL_MAX} characters`
  return v.pipe(
    v.string(missing),
    v.trim(),
    v.nonEmpty(missing),
    v.maxLength(URL_MAX, tooLong),
    // Before the transformation, where openapi.json ends.
    v.metadata({
      anyOf: [
        { format: 'uri', pattern: '^[Hh][Tt][Tt][Pp][Ss]?://[^/?#@\\\\]+([/?#]|$)' },
        { pattern: BARE_PATTERN, maxLength: URL_MAX - 'https://'.length },
      ],
    }),
    v.transform(completeUrl),
    v.maxLength(URL_MAX, tooLong),
    v.check(isHttpUrl, message),
  )
}

/** A safe integer from `min` to `max`. */
export function integer(min = 0, message: string = FIELD_TEXTS.invalid, max = Number.MAX_SAFE_INTEGER) {
  return v.pipe(v.number(message), v.safeInteger(message), v.minValue(min, message), v.maxValue(max, message))
}

/** Whether a text names a time zone of the IANA database, such as America/New_York. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Z]/i.test(name)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }))
  } catch {
    return false
  }
}

/** Flags on the wire (docs/behaviour.md, 6.4). */
export const flag = v.picklist(['true', 'false'], FIELD_TEXTS.invalid)

/** YYYY-MM-DD (midnight UTC) or a full ISO date and time, years 1970–9999; the output is ISO 8601. */
export function isoDate(message: string = FIELD_TEXTS.invalid) {
  return v.pipe(
    v.string(message),
    v.regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2}))?$/, message),
    v.check(isRealDate, message),
    v.metadata({
      anyOf: [{ format: 'date' }, { format: 'date-time' }],
      pattern: '^(19[7-9][0-9]|[2-9][0-9]{3})-',
    }),
    v.transform((value) => new Date(value).toISOString()),
  )
}

/** A day as YYYY-MM-DD, years 1970–9999: a text, not a point in time, so that no time zone shifts it. */
export function day(message: string = FIELD_TEXTS.invalid) {
  return v.pipe(
    v.string(message),
    v.regex(/^\d{4}-\d{2}-\d{2}$/, message),
    v.check(isRealDate, message),
    v.metadata({ format: 'date', pattern: '^(19[7-9][0-9]|[2-9][0-9]{3})-' }),
  )
}

/** An empty or blank form field. A custom check, so that a text that is not blank keeps its own issues. */
const blank = v.pipe(
  v.custom<''>((value) => typeof value === 'string' && !SEEN.test(value)),
  v.metadata({ type: 'string', pattern: `^[${UNSEEN}]*$` }),
  v.transform(() => null),
)

/** Missing, null and blank all mean absent; the output is null. */
export function optional<TInput, TOutput>(schema: v.GenericSchema<TInput, TOutput>) {
  return v.optional(v.union([blank, v.null(), schema]), null)
}

/** Missing, null and blank all mean `fallback`. */
export function defaulted<TInput, TOutput>(schema: v.GenericSchema<TInput, TOutput>, fallback: TOutput) {
  return v.pipe(
    optional(schema),
    v.metadata({ default: fallback }),
    v.transform((value) => value ?? fallback),
  )
}

/** For PATCH bodies: a missing key stays missing (unchanged), null and blank clear the field. */
export function patchable<TInput, TOutput>(schema: v.GenericSchema<TInput, TOutput>) {
  return v.optional(v.union([blank, v.null(), schema]))
}

/** The version of a record that a change is based on (docs/behaviour.md, 8.8); the first is 1. */
export const version = integer(1, 'Send the version that you read')

/** For calls whose query has no keys: any key is refused. */
export const noQuery = v.object({})

/** In answers ids are strings and dates are ISO 8601 texts. */
export const id = v.string()
export const date = v.pipe(v.string(), v.isoTimestamp())

/** The body of every failure, except of a failed POST /api/register, which is plain text. */
export const Failure = v.strictObject({
  message: v.string(),
  error: v.string(),
  errors: v.optional(v.record(v.string(), v.string())),
})

export const Message = v.strictObject({ message: v.string() })

function isHttpUrl(value: string): boolean {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return false
  const { username, password, hostname } = new URL(value)
  return !username && !password && hostname !== ''
}

function isRealDate(value: string): boolean {
  const time = Date.parse(value)
  if (Number.isNaN(time)) return false
  const day = Number(value.slice(8, 10))
  // In UTC, because an offset can move a time into another year.
  const year = new Date(time).getUTCFullYear()
  // Date.parse rolls 31 February over into March; the day given must be the day meant.
  const given = new Date(`${value.slice(0, 10)}T00:00:00Z`)
  return year >= 1970 && year <= 9999 && given.getUTCDate() === day
}
