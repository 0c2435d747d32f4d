import { SCREEN_IDS, screenHref } from '../../src/contracts/screens'
import type { Scene, ScreenScene } from './scene'

/** Scenes that are shown on one page, one after the other. */
type Visit = [first: Scene, ...others: ScreenScene[]]

/** Those of a dashboard's screen are one visit; each other scene is one alone. */
export function visits(scenes: readonly Scene[]): Visit[] {
  const all: Visit[] = []
  const byScreen = new Map<string, Visit>()
  for (const scene of scenes) {
    const screen = `${scene.path} ${scene.as}`
    const begun = byScreen.get(screen)
    if (begun && isOfScreen(scene)) {
      begun.push(scene)
      continue
    }
    const visit: Visit = [scene]
    all.push(visit)
    if (isOfScreen(scene)) byScreen.set(screen, visit)
  }
  return all
}

/** An answer of its own would come too late: the screen remembers the server's. */
function isOfScreen(scene: Scene): scene is ScreenScene {
  const { path, answers, onlyOn } = scene
  return !answers && onlyOn !== 'phone' && SCREEN_IDS.some((id) => screenHref(id) === path)
}
