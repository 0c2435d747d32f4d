import {
  PLATFORM_RULES,
  TASK_PLATFORM_LABELS,
  type TaskPlatform,
  captionLength,
} from '@/contracts/schedule/platformRules'
import { count } from '../ui/count'

/** "137 / 2,200", "137 / 5,000 bytes", "137, no limit": a caption as its platform counts it. */
export function lengthText(platform: TaskPlatform, caption: string): string {
  const { captionMax, captionUnit } = PLATFORM_RULES[platform]
  const length = count(captionLength(platform, caption))
  if (captionMax === undefined) return `${length}, no limit`
  return `${length} / ${count(captionMax)}${captionUnit ? ` ${captionUnit}` : ''}`
}

/** Why a platform counts more than was typed; undefined where it counts characters. */
export function unitText(platform: TaskPlatform): string | undefined {
  if (!PLATFORM_RULES[platform].captionUnit) return undefined
  return `${TASK_PLATFORM_LABELS[platform]} counts bytes: a letter with an accent takes 2, an emoji 4 or more.`
}
