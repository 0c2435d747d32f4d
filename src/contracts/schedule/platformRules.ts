/** Where a task is published (docs/behaviour.md, 5.25). */
export const TASK_PLATFORMS = ['tiktok', 'youtube', 'twitch', 'instagram'] as const
export type TaskPlatform = (typeof TASK_PLATFORMS)[number]
export const TASK_PLATFORM_LABELS: Record<TaskPlatform, string> = {
  tiktok: 'TikTok',
  youtube: 'YouTube',
  twitch: 'Twitch',
  instagram: 'Instagram',
}

type PlatformRule = { captionMax?: number; titleMax?: number; hashtagsMax?: number }

/**
 * Limits of the platforms, in code points, as of 2026-11. TikTok's own pages contradict each other; 2,200 is what most
 * of its apps accept.
 */
export const PLATFORM_RULES: Record<TaskPlatform, PlatformRule> = {
  tiktok: { captionMax: 2_200 },
  instagram: { captionMax: 2_200, hashtagsMax: 30 },
  youtube: { titleMax: 100, captionMax: 5_000 },
  twitch: { titleMax: 140 },
}

/** The length of a text in code points: an emoji of one code point counts once. */
export function charactersIn(text: string): number {
  return Array.from(text).length
}

/** The number of hashtags: # followed by letters, digits or _. */
export function hashtagsIn(text: string): number {
  return text.match(/#[\p{L}\p{M}\p{N}_]+/gu)?.length ?? 0
}

type Post = { platform: TaskPlatform; title: string; caption: string | null }

/** By how much a post exceeds its platform's limits; 0 when it is within a limit or there is none. */
export function excessOf({ platform, title, caption }: Post) {
  const { captionMax = Infinity, titleMax = Infinity, hashtagsMax = Infinity } = PLATFORM_RULES[platform]
  return {
    caption: Math.max(0, charactersIn(caption ?? '') - captionMax),
    title: Math.max(0, charactersIn(title) - titleMax),
    hashtags: Math.max(0, hashtagsIn(caption ?? '') - hashtagsMax),
  }
}
