import { SCREEN_IDS, screenHref } from '../../src/contracts/screens'
import type { Scene } from './scene'

/** Scenes that are shown on one page, one after the other. */
type Visit = [first: Scene, ...others: Scene[]]

/** Those of a dashboard's screen are one visit; each other scene is one alone. */
export function visits(scenes: readonly Scene[]): Visit[] {
  const all: Visit[] = []
  const byScreen = new Map<string, Visit>()
  for (const scene of scenes) {
    const screen = `${scene.path} ${scene.as}`
    const visit = isBySidebar(scene) ? byScreen.get(screen) : undefined
    if (visit) {
      visit.push(scene)
      continue
    }
    const begun: Visit = [scene]
    all.push(begun)
    if (isBySidebar(scene)) byScreen.set(screen, begun)
  }
  return all
}

/** An answer of its own would come too late: the screen remembers the server's. */
function isBySidebar({ path, answers, onlyOn }: Scene): boolean {
  return !answers && onlyOn !== 'phone' && SCREEN_IDS.map(screenHref).includes(path)
}
