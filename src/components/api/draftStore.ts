import * as v from 'valibot'

/** Unsent input of a form: only the fields that differ from the initial values. */
export type Draft = {
  /** Time of the last edit, in ms since 1970. */
  typedAt: number
  typed: Record<string, FieldValue>
  /** The initial values of the same fields. */
  before: Record<string, FieldValue>
}
/** What a draft can hold; files and recordings are left out. */
export type FieldValue = v.InferOutput<typeof FieldValue>

const Simple = v.union([v.string(), v.number(), v.boolean(), v.null(), v.array(v.string())])
/** A list of rows counts as one field. */
const FieldValue = v.union([Simple, v.array(v.record(v.string(), Simple))])
const Draft = v.strictObject({
  typedAt: v.number(),
  typed: v.record(v.string(), FieldValue),
  before: v.record(v.string(), FieldValue),
})

const PREFIX = 'draft:'
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000

/** Fallback when localStorage is full or not available. */
const unstored = new Map<string, string>()

/** The key of a user's draft of one form; contains the user's id, so that other users never see the draft. */
export function draftKey(userId: string, form: string): string {
  return `${PREFIX}${userId}:${form}`
}

/** The draft of a key; null when there is none, or when it is invalid or older than 7 days. */
export function readDraft(key: string): Draft | null {
  const draft = parseDraft(unstored.get(key) ?? readText(key))
  return draft && Date.now() - draft.typedAt < LIFETIME_MS ? draft : null
}

export function writeDraft(key: string, draft: Draft): void {
  const text = JSON.stringify(draft)
  try {
    localStorage.setItem(key, text)
    unstored.delete(key)
  } catch {
    unstored.set(key, text)
  }
}

export function removeDraft(key: string): void {
  unstored.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // When the browser denies storage, there is nothing to remove.
  }
}

/** Removes other users' drafts from this browser, and expired ones. */
export function removeOtherDrafts(userId: string): void {
  for (const key of draftKeys()) {
    if (!key.startsWith(draftKey(userId, '')) || !readDraft(key)) removeDraft(key)
  }
}

/** The value if a draft can hold it; undefined for a file, a recording or anything else. */
export function toFieldValue(value: unknown): FieldValue | undefined {
  return v.is(FieldValue, value) ? value : undefined
}

function parseDraft(text: string | null): Draft | null {
  if (text === null) return null
  try {
    const result = v.safeParse(Draft, JSON.parse(text))
    return result.success ? result.output : null
  } catch {
    return null
  }
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function draftKeys(): string[] {
  try {
    const stored = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
    return [...stored, ...unstored.keys()].filter((key) => key.startsWith(PREFIX))
  } catch {
    return [...unstored.keys()]
  }
}
