import { DEFAULT_DIGEST_HOUR, SETS, type SetState, type Workspace } from '@/contracts/workspace'
import { environment } from '@/environment'
import type { Workspace as StoredWorkspace } from '@/payload-types'

/** A stored workspace as its owner sees it; without one all sets are samples, and the time zone is the site's. */
export function presentWorkspace(stored: StoredWorkspace | null): Workspace {
  const stateOf = (set: (typeof SETS)[number]): SetState =>
    stored?.ownSets?.includes(set) ? 'own' : 'sample'
  return {
    sets: Object.fromEntries(SETS.map((set) => [set, stateOf(set)])) as Workspace['sets'],
    timeZone: stored?.timeZone ?? environment.timeZone,
    digestHour: stored?.digestHour ?? DEFAULT_DIGEST_HOUR,
  }
}
