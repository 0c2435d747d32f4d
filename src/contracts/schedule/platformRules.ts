/** Where a task is published (docs/behaviour.md, 5.25). */
export const TASK_PLATFORMS = ['tiktok', 'youtube', 'twitch', 'instagram'] as const
export type TaskPlatform = (typeof TASK_PLATFORMS)[number]
export const TASK_PLATFORM_LABELS: Record<TaskPlatform, string> = {
  tiktok: 'TikTok',
  youtube: 'YouTube',
  twitch: 'Twitch',
  instagram: 'Instagram',
}

type PlatformRule = {
  /** The day on which somebody compared the rule with the platform's. */
  checkedOn: string
  captionMax?: number
  /** What the caption is counted in; code points where it is missing. */
  captionUnit?: 'bytes'
  titleMax?: number
  hashtagsMax?: number
  /** After about so many characters the caption folds behind "more". */
  foldsAt?: number
  /** The shape that it shows whole, as width by height; another one gets bars, or is cut by `grid`. */
  shape: readonly [number, number]
  /** The shape of the middle that its grid shows. */
  grid?: readonly [number, number]
}

/**
 * Limits of the platforms, in code points if nothing else is said. TikTok's own pages contradict each other; 2,200 is
 * what most of its apps accept. Instagram and TikTok take five hashtags since December 2025. YouTube ignores all of
 * more than 15, and counts a description in bytes of UTF-8, a title in characters. Where a caption folds depends on the
 * phone: the numbers are what most guides agree on.
 */
export const PLATFORM_RULES: Record<TaskPlatform, PlatformRule> = {
  tiktok: { checkedOn: '2026-11-26', captionMax: 2_200, hashtagsMax: 5, foldsAt: 100, shape: [9, 16] },
  instagram: {
    checkedOn: '2026-11-26',
    captionMax: 2_200,
    hashtagsMax: 5,
    foldsAt: 125,
    shape: [9, 16],
    grid: [3, 4],
  },
  youtube: {
    checkedOn: '2026-11-26',
    titleMax: 100,
    captionMax: 5_000,
    captionUnit: 'bytes',
    hashtagsMax: 15,
    foldsAt: 100,
    shape: [16, 9],
  },
  twitch: { checkedOn: '2026-11-26', titleMax: 140, shape: [16, 9] },
}

/** Whether a platform shows a title beside the caption. */
export function hasTitle(platform: TaskPlatform): boolean {
  return PLATFORM_RULES[platform].titleMax !== undefined
}

/** The length of a text in code points: an emoji of one code point counts once. */
export function charactersIn(text: string): number {
  return Array.from(text).length
}

/** The length of a caption as its platform counts it. */
export function captionLength(platform: TaskPlatform, caption: string): number {
  const { captionUnit } = PLATFORM_RULES[platform]
  return captionUnit === 'bytes' ? new TextEncoder().encode(caption).length : charactersIn(caption)
}

/** Everything in a text that a platform turns into a link to a tag or a person. */
export const TAG_SHAPE = /[#@][\p{L}\p{M}\p{N}_.]*[\p{L}\p{M}\p{N}_]/gu

/** The number of hashtags: # followed by letters, digits or _, and not part of a web address. */
export function hashtagsIn(text: string): number {
  const withoutAddresses = text.replaceAll(/(?:https?:\/\/|www\.)\S+|[\p{L}\p{N}.-]+\.\p{L}{2,}\/\S*/giu, ' ')
  return withoutAddresses.match(/#[\p{L}\p{M}\p{N}_]+/gu)?.length ?? 0
}

type Post = { platform: TaskPlatform; title: string; caption: string | null }

/** By how much a post exceeds its platform's limits; 0 when it is within a limit or there is none. */
export function excessOf({ platform, title, caption }: Post) {
  const { captionMax = Infinity, titleMax = Infinity, hashtagsMax = Infinity } = PLATFORM_RULES[platform]
  return {
    caption: Math.max(0, captionLength(platform, caption ?? '') - captionMax),
    title: Math.max(0, charactersIn(title) - titleMax),
    hashtags: Math.max(0, hashtagsIn(caption ?? '') - hashtagsMax),
  }
}
