import { draftKey, isTaken, readDraft, removeDraft, takeDraft, writeDraft } from '@/components/api/draftStore'
import { type Leaf, type Values, at, isSame } from './pageFields'

/** What somebody typed on this device and the site never got. */
export type Found = { typedAt: number; values: { leaf: Leaf; value: unknown }[] }

/** Keeps what is typed on a page in the browser, per person, for 7 days (docs/behaviour.md, 2.6). */
export function pageMirror(person: string, page: string, leaves: readonly Leaf[]) {
  const key = draftKey(person, `console.${page}`)
  let kept = readDraft(key)
  return {
    /** What this or another window kept and the form does not have; null when there is nothing. */
    find(form: Values): Found | null {
      const draft = takeDraft(key)
      kept = draft
      if (!draft) return null
      const values = leaves.flatMap((leaf) => {
        const value = parse(draft.typed[leaf.path])
        return value === undefined || isSame(value, at(form, leaf.path)) ? [] : [{ leaf, value }]
      })
      return values.length === 0 ? null : { typedAt: draft.typedAt, values }
    },
    /** Keeps the unsaved fields, and what was found and is not decided yet. */
    keep(unsaved: readonly Leaf[], form: Values, found: Found | null): void {
      const typed = Object.fromEntries([
        ...(found?.values ?? []).map(({ leaf, value }) => [leaf.path, JSON.stringify(value)]),
        ...unsaved.map(({ path }) => [path, JSON.stringify(at(form, path) ?? null)]),
      ]) as Record<string, string>
      if (Object.keys(typed).length === 0) {
        kept = null
        return removeDraft(key)
      }
      const typedAt = unsaved.length > 0 ? Date.now() : (found?.typedAt ?? 0)
      kept = { typedAt, typed, before: {} }
      writeDraft(key, kept)
    },
    /** Another window that was opened on the page has taken what this one keeps, and this one still has it. */
    putBack(): void {
      if (kept && isTaken(key, kept)) writeDraft(key, kept)
    },
  }
}

function parse(text: unknown): unknown {
  try {
    return typeof text === 'string' ? (JSON.parse(text) as unknown) : undefined
  } catch {
    return undefined
  }
}
