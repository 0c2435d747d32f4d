import * as v from 'valibot'
import { DAY_MS } from '@/contracts/core/time'
import { isOpen, openWindow } from './openWindows'

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
const LIFETIME_MS = 7 * DAY_MS

/** Fallback when localStorage is full or not available. */
const unstored = new Map<string, string>()

const ownWindow = typeof window === 'undefined' ? { id: '' } : openWindow()

/** The key of a user's drafts of one form; contains the user's id, so that other users never see them. */
export function draftKey(userId: string, form: string): string {
  return `${PREFIX}${userId}:${form}`
}

/** This window's draft of a form; null when there is none, or when it is invalid or older than 7 days. */
export function readDraft(form: string): Draft | null {
  return draftAt(ownKey(form))
}

/** This window's draft of a form, else the newest of a window that is closed, which becomes this one's. */
export function takeDraft(form: string): Draft | null {
  const own = readDraft(form)
  if (own) return own
  const left = draftsOf(form).filter(({ key }) => !isOpen(key.slice(form.length + 1)))
  const [newest] = left.toSorted((one, other) => other.draft.typedAt - one.draft.typedAt)
  if (!newest) return null
  writeDraft(form, newest.draft)
  drop(newest.key)
  return newest.draft
}

/** Whether another window has taken this draft over. */
export function isTaken(form: string, { typedAt }: Draft): boolean {
  return !readDraft(form) && draftsOf(form).some(({ draft }) => draft.typedAt === typedAt)
}

export function writeDraft(form: string, draft: Draft): void {
  const key = ownKey(form)
  const text = JSON.stringify(draft)
  try {
    localStorage.setItem(key, text)
    unstored.delete(key)
  } catch {
    unstored.set(key, text)
  }
}

/** Removes this window's draft of a form; those of other windows stay. */
export function removeDraft(form: string): void {
  drop(ownKey(form))
}

/** Removes other users' drafts from this browser, and expired ones. */
export function removeOtherDrafts(userId: string): void {
  for (const key of draftKeys()) {
    if (!key.startsWith(draftKey(userId, '')) || !draftAt(key)) drop(key)
  }
}

/** The value if a draft can hold it; undefined for a file, a recording or anything else. */
export function toFieldValue(value: unknown): FieldValue | undefined {
  return v.is(FieldValue, value) ? value : undefined
}

function ownKey(form: string): string {
  return `${form}@${ownWindow.id}`
}

function draftsOf(form: string): { key: string; draft: Draft }[] {
  return draftKeys().flatMap((key) => {
    const draft = key === form || key.startsWith(`${form}@`) ? draftAt(key) : null
    return draft ? [{ key, draft }] : []
  })
}

function draftAt(key: string): Draft | null {
  const draft = parseDraft(unstored.get(key) ?? readText(key))
  return draft && Date.now() - draft.typedAt < LIFETIME_MS ? draft : null
}

function drop(key: string): void {
  unstored.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // When the browser denies storage, there is nothing to remove.
  }
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
