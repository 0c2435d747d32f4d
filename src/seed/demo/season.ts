import type { Task as StoredTask } from '@/payload-types'

type Planned = Pick<StoredTask, 'title' | 'platform'> &
  Partial<Pick<StoredTask, 'caption' | 'disclosure' | 'remindMinutes' | 'time'>> & {
    /** Days from the day the demo is added; unscheduled if absent. */
    inDays?: number
    /** The company of a deal that she applied to. */
    deal?: string
    /** The title of the idea that it came from. */
    idea?: string
    /** Names of her media, in order. */
    media?: string[]
    /** Further channels of the same post. */
    alsoOn?: StoredTask['platform'][]
  }

const HOLD_ON = 'Nine in the morning and the boards are still wet. Three looks, one hat, no mirror. '

/** Open tasks of the creator in full season, in column order. */
export const seasonToDo: Planned[] = [
  {
    title: 'Film the boardwalk fit check',
    platform: 'tiktok',
    inDays: 2,
    time: '09:00',
    // Longer than TikTok allows.
    caption: HOLD_ON.repeat(28),
    remindMinutes: 60,
  },
  { title: 'Q&A: what a collab really pays', platform: 'youtube', inDays: 6 },
  { title: 'Holiday market live', platform: 'twitch', inDays: 10, time: '19:00', remindMinutes: 1_440 },
  { title: 'Market haul, unboxed', platform: 'twitch', inDays: 10, time: '19:00' },
  { title: 'Stall by stall', platform: 'instagram', inDays: 10 },
  { title: 'Market lights, one take', platform: 'youtube', inDays: 10, time: '21:00' },
  {
    title: 'Linen, five ways',
    platform: 'instagram',
    inDays: 12,
    deal: 'Solea',
    disclosure: 'ad',
    caption: 'One shirt, five ways. #linen #ad',
    media: ['Linen blazer.webp', 'Sun hat.webp', 'Slip dress.webp'],
    alsoOn: ['tiktok', 'youtube'],
  },
  { title: 'Advent, one drawer a day', platform: 'tiktok', inDays: 17 },
  { title: 'What I shot in November', platform: 'youtube', inDays: 24 },
  { title: 'Dressing a fire pit supper', platform: 'instagram', idea: 'Dressing a fire pit supper' },
  { title: 'A film with no face in it', platform: 'tiktok', idea: 'A film with no face in it' },
  { title: 'Soundtrack for the winter lookbook', platform: 'youtube' },
]

/** Her tasks in progress. */
export const seasonInProgress: Planned[] = [
  {
    title: 'Edit: a slow Sunday in St. Pete',
    platform: 'youtube',
    inDays: -2,
    media: ['Silk, first light.mp4'],
  },
  {
    title: 'Morning shelf',
    platform: 'instagram',
    inDays: 1,
    time: '08:00',
    // A deal without a disclosure.
    deal: 'Solea',
    caption: 'Everything on it was here before me.',
    media: ['Plaza Coffee.webp'],
  },
  { title: 'Get ready with me, gallery night', platform: 'tiktok', inDays: 0, time: '11:00' },
]

/** Her finished tasks that are not published. */
export const seasonMade: Planned[] = [
  { title: 'Studio tour', platform: 'youtube', inDays: -1, media: ['Silk, first light.mp4'] },
]

/** Published over eight weeks, each on its day. */
export const seasonPublished: Planned[] = [
  { title: 'Teaser: something great', platform: 'instagram', inDays: -3 },
  { title: 'Thrift haul, Ybor City', platform: 'tiktok', inDays: -5 },
  { title: 'Rings, stacked', platform: 'instagram', inDays: -7 },
  { title: 'Sunday reset', platform: 'tiktok', inDays: -9 },
  { title: 'Dinner at nine', platform: 'tiktok', inDays: -12 },
  { title: 'Shell hoops, two lights', platform: 'instagram', inDays: -12 },
  { title: 'Rent, light, rent', platform: 'youtube', inDays: -13 },
  { title: 'Packing for three days in a tote', platform: 'tiktok', inDays: -15 },
  { title: 'Linen, washed', platform: 'instagram', inDays: -16 },
  { title: 'Closet under the stairs', platform: 'tiktok', inDays: -19 },
  { title: 'Studio tour, cut short', platform: 'youtube', inDays: -21 },
  { title: 'One lamp, four rooms', platform: 'instagram', inDays: -24 },
  { title: 'Ferry, no voice', platform: 'tiktok', inDays: -27 },
  { title: 'Live: mending night', platform: 'twitch', inDays: -30 },
  { title: 'How I light a bathroom', platform: 'youtube', inDays: -34 },
  { title: 'Salt on the lens', platform: 'instagram', inDays: -38 },
  { title: 'Ten looks in ten minutes', platform: 'tiktok', inDays: -41 },
  { title: 'The pool at closing time', platform: 'instagram', inDays: -45 },
  { title: 'Live: reading your letters', platform: 'twitch', inDays: -48 },
  { title: 'First day of the season', platform: 'youtube', inDays: -54 },
]

/** Her ideas, newest first; those with a task were promoted. */
export const seasonIdeas: { title: string; content: string; isPromoted?: true }[] = [
  { title: 'Room tones', content: 'One minute of each room with nobody in it.' },
  {
    title: 'Dressing a fire pit supper',
    content: 'Six plates, one blanket, smoke in everything.',
    isPromoted: true,
  },
  { title: 'A film with no face in it', content: 'Hands, hems, heels on tile.', isPromoted: true },
  { title: 'The seamstress on Calle Ocho', content: 'Ask before the holidays. She closes in January.' },
]
