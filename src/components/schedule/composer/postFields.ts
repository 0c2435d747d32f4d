import * as v from 'valibot'
import { LONG_TEXT_MAX, TEXT_MAX } from '@/contracts/core/wire'
import { TASK_PLATFORMS, type TaskPlatform } from '@/contracts/schedule/platformRules'
import { POST_TEXTS, type Post, type PostPatch, byChannel } from '@/contracts/schedule/posts'
import { DISCLOSURES } from '@/contracts/schedule/tasks'
import { isSame } from '../../api/draftFields'
import { ownTimeZone } from '../../ui/timeZones'
import { leftOutText } from '../../ui/instantsOf'
import { NONE, atMost, exists } from '../taskFields'

const ownCaption = v.nullable(atMost(LONG_TEXT_MAX))
const ownTime = v.nullable(v.string())
const ownFiles = v.nullable(v.array(v.string()))

/** The fields of the composer. A channel's own caption, time and files are null while it takes the shared ones. */
export const PostFields = v.pipe(
  v.object({
    title: atMost(TEXT_MAX),
    channels: v.pipe(v.array(v.picklist(TASK_PLATFORMS)), v.minLength(1, POST_TEXTS.channelMissing)),
    date: v.string(),
    time: v.string(),
    caption: atMost(LONG_TEXT_MAX),
    mediaIds: v.array(v.string()),
    dealId: v.string(),
    disclosure: v.picklist(DISCLOSURES),
    tiktokCaption: ownCaption,
    youtubeCaption: ownCaption,
    twitchCaption: ownCaption,
    instagramCaption: ownCaption,
    tiktokTime: ownTime,
    youtubeTime: ownTime,
    twitchTime: ownTime,
    instagramTime: ownTime,
    tiktokMediaIds: ownFiles,
    youtubeMediaIds: ownFiles,
    twitchMediaIds: ownFiles,
    instagramMediaIds: ownFiles,
  }),
  v.forward(
    v.partialCheck(
      [['date'], ['time']],
      ({ date, time }) => exists(date, time),
      () => leftOutText(ownTimeZone()),
    ),
    ['time'],
  ),
)
export type PostValues = v.InferInput<typeof PostFields>

/** An empty composer for a day and some channels. */
export function emptyPost(date: string, channels: TaskPlatform[]): PostValues {
  const nothing = {
    title: '',
    time: '',
    caption: '',
    mediaIds: [],
    dealId: NONE,
    disclosure: 'none' as const,
  }
  return { ...nothing, date, channels, ...NO_OWN }
}

const NO_OWN = {
  tiktokCaption: null,
  youtubeCaption: null,
  twitchCaption: null,
  instagramCaption: null,
  tiktokTime: null,
  youtubeTime: null,
  twitchTime: null,
  instagramTime: null,
  tiktokMediaIds: null,
  youtubeMediaIds: null,
  twitchMediaIds: null,
  instagramMediaIds: null,
}

/** A stored post as the composer shows it. */
export function valuesOfPost(post: Post): PostValues {
  const own = post.tasks.flatMap(({ platform, own: fields, caption, time, mediaIds }) => [
    [`${platform}Caption`, fields.includes('caption') ? (caption ?? '') : null],
    [`${platform}Time`, fields.includes('time') ? (time ?? '') : null],
    [`${platform}MediaIds`, fields.includes('mediaIds') ? mediaIds : null],
  ])
  return {
    title: post.title,
    channels: byChannel(post.tasks).map(({ platform }) => platform),
    date: post.date ?? '',
    time: post.time ?? '',
    caption: post.caption ?? '',
    mediaIds: post.mediaIds,
    dealId: post.dealId ?? NONE,
    disclosure: post.disclosure,
    ...NO_OWN,
    ...(Object.fromEntries(own) as Partial<PostValues>),
  }
}

/** What the call of a new post takes; fields that are empty are left out. */
export function newPostOf(values: PostValues) {
  const { title, channels, date, time, caption, mediaIds, dealId, disclosure } = values
  const own = Object.fromEntries(
    channels.flatMap((platform) => {
      const { caption: text, time: at, mediaIds: files } = ownOf(values, platform)
      const fields = {
        ...(text !== null && { caption: text }),
        ...(at && { time: at.slice(0, 5) }),
        ...(files !== null && { mediaIds: files }),
      }
      return Object.keys(fields).length > 0 ? [[platform, zoned(fields)]] : []
    }),
  )
  const content = {
    title,
    date,
    ...(time && zoned({ time: time.slice(0, 5) })),
    ...(caption.trim() && { caption: caption.trim() }),
    ...(mediaIds.length > 0 && { mediaIds }),
    ...(dealId !== NONE && { dealId }),
    ...(disclosure !== 'none' && { disclosure }),
  }
  return { content, channels, own }
}

/** What differs from a stored post, as its call takes it; new channels are another call. */
export function changesOfPost(post: Post, values: PostValues): Omit<PostPatch, 'version'> {
  const all = {
    title: values.title,
    date: values.date || null,
    time: values.time.slice(0, 5) || null,
    caption: values.caption.trim() || null,
    mediaIds: values.mediaIds,
    dealId: values.dealId === NONE ? null : values.dealId,
    disclosure: values.disclosure,
  }
  const before = valuesOfPost(post)
  const changes = Object.fromEntries(
    Object.entries(all).filter(([name, value]) => !isSame(value, post[name as keyof typeof all])),
  )
  const own = post.tasks.flatMap(({ platform }) => {
    const [then, now] = [ownOf(before, platform), ownOf(values, platform)]
    const fields = {
      ...(then.caption !== now.caption && { caption: now.caption }),
      ...(then.time !== now.time && { time: now.time?.slice(0, 5) || null }),
      ...(!isSame(then.mediaIds, now.mediaIds) && { mediaIds: now.mediaIds }),
    }
    return Object.keys(fields).length > 0 ? [[platform, zoned(fields)]] : []
  })
  return {
    ...zoned(changes as { time?: string | null }),
    ...(own.length > 0 && { own: Object.fromEntries(own) as PostPatch['own'] }),
  }
}

/** A channel's own caption, time and files; null is the shared one. */
export function ownOf(values: PostValues, platform: TaskPlatform) {
  return {
    caption: values[`${platform}Caption`],
    time: values[`${platform}Time`],
    mediaIds: values[`${platform}MediaIds`],
  }
}

/** A new time is on the clocks here. */
function zoned<TFields extends { time?: string | null }>(fields: TFields) {
  return fields.time ? { ...fields, timeZone: ownTimeZone() } : fields
}
