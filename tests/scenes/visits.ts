import { SCREEN_IDS, screenHref } from '../../src/contracts/screens'
import type { Scene, ScreenScene } from './scene'

/** Scenes that are shown on one page, one after another. */
type Visit = [first: Scene, ...others: ScreenScene[]]

/** Groups the scenes of a dashboard screen into one visit; every other scene is a visit of its own. */
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

/** A scene with faked answers cannot join a visit: the screen has already cached the server's answers. */
function isOfScreen(scene: Scene): scene is ScreenScene {
  const { path, answers, onlyOn } = scene
  return !answers && onlyOn !== 'phone' && SCREEN_IDS.some((id) => screenHref(id) === path)
}
