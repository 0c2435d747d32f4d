import { memoryStore } from '../api/memoryStore'

/** Unsent texts by conversation id, in browser memory (docs/behaviour.md, 5.21). */
const store = memoryStore<Readonly<Record<string, string>>>({})

export function useDraft(id: string): [draft: string, setDraft: (draft: string) => void] {
  return [store.useState()[id] ?? '', (draft) => setDraft(id, draft)]
}

export function setDraft(id: string, draft: string): void {
  store.change((drafts) => ({ ...drafts, [id]: draft }))
}
