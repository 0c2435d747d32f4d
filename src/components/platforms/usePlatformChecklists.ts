import { memoryStore } from '../api/memoryStore'
import { type PlatformId, platforms } from './checklists'

export type ChecklistKind = 'setup' | 'verification'

const store = memoryStore<ReadonlySet<string>>(new Set())

/** The ticked items per platform and list, in browser memory (docs/behaviour.md, 5.21). */
export function usePlatformChecklists() {
  const ticked = store.useState()
  return {
    isTicked: (id: PlatformId, kind: ChecklistKind, item: string) => ticked.has(keyOf(id, kind, item)),
    toggle,
    countTicked: (id: PlatformId, kind: ChecklistKind) => count(ticked, id, kind),
    /** The number of items in all verification lists, and of ticked ones. */
    verification: {
      total: platforms.reduce((sum, { verification }) => sum + verification.length, 0),
      ticked: platforms.reduce((sum, { id }) => sum + count(ticked, id, 'verification'), 0),
    },
  }
}

function toggle(id: PlatformId, kind: ChecklistKind, item: string): void {
  const key = keyOf(id, kind, item)
  store.change((ticked) => {
    const next = new Set(ticked)
    if (!next.delete(key)) next.add(key)
    return next
  })
}

function count(ticked: ReadonlySet<string>, id: PlatformId, kind: ChecklistKind): number {
  const prefix = keyOf(id, kind, '')
  return [...ticked].filter((key) => key.startsWith(prefix)).length
}

function keyOf(id: PlatformId, kind: ChecklistKind, item: string): string {
  return `${id}/${kind}/${item}`
}
