import { mongo } from 'mongoose'
import { CLICK_GOAL } from '@/contracts/audience/dimensions'
import { HOUR_MS, MINUTE_MS } from '@/contracts/core/time'
import { dayAfter, hourOf, siteDay, siteDayAt } from '@/domain/audience/siteDays'
import { VISIT_MS } from '@/domain/audience/visitors'
import type { Visit } from '@/domain/audience/visits'
import { type Chance, chanceFrom, pick } from './chance'
import { SENT_SLUGS } from './letterWords'

export const DAYS = 90
/** Visits of the first day and of the last one, on average. */
const VISITS = { first: 170, last: 460 }

const CAME = [
  [['instagram', 'social', null, 'instagram.com'], 34],
  [['tiktok', 'social', null, 'tiktok.com'], 19],
  [['direct', null, null, null], 18],
  [['google', 'search', null, 'google.com'], 9],
  [['newsletter', 'email', null, null], 6],
  [['instagram', 'social', 'reef-collab', 'instagram.com'], 5],
  [['youtube', 'social', null, 'youtube.com'], 5],
  [['linktree', 'social', null, 'linktr.ee'], 3],
  [['coastalmag.example', 'referral', null, 'coastalmag.example'], 1],
] as const satisfies readonly (readonly [
  readonly [string, string | null, string | null, string | null],
  number,
])[]
const PLACES = [
  ['US', 58],
  ['MX', 9],
  ['CA', 6],
  ['GB', 5],
  ['ES', 5],
  ['BR', 4],
  ['DE', 3],
  ['FR', 3],
  ['CO', 3],
  ['AU', 2],
  ['ZZ', 2],
] as const satisfies readonly (readonly [string, number])[]
const ON = [
  [['phone', 'Instagram', 'iOS'], 24],
  [['phone', 'Safari', 'iOS'], 22],
  [['phone', 'Chrome', 'Android'], 20],
  [['phone', 'TikTok', 'Android'], 8],
  [['computer', 'Chrome', 'Windows'], 11],
  [['computer', 'Safari', 'macOS'], 8],
  [['computer', 'Firefox', 'Linux'], 2],
  [['tablet', 'Safari', 'iOS'], 5],
] as const satisfies readonly (readonly [readonly [Visit['device'], string, string], number])[]
/** Ways through the site. */
const WAYS = [
  [['/'], 34],
  [['/', '/shop'], 13],
  [['/shop'], 9],
  [['/shop', '/shop/marea-slip-dress'], 9],
  [['/', '/shop', '/shop/linen-blazer', '/cart'], 8],
  [['/shop/shell-hoop-earrings'], 7],
  [['/directory'], 6],
  [['/', '/platform'], 6],
  [['/', '/join-team'], 3],
  [['/join-team'], 1],
  [['/directory', '/'], 4],
] as const satisfies readonly (readonly [readonly string[], number])[]
const CLICKS = [
  ['Instagram', 5],
  ['TikTok', 3],
  ['YouTube', 2],
] as const satisfies readonly (readonly [string, number])[]
/** How many come in each hour of the day. */
const HOURS = [3, 2, 1, 1, 1, 1, 2, 4, 6, 7, 7, 8, 9, 9, 8, 8, 8, 9, 11, 13, 14, 13, 10, 6]

export type ShownDay = { day: string; visits: Visit[]; robots: number }

/** The visits of the last 90 days and of today until now, the oldest first; the same for each day of a run. */
export function visitsOfDays(now: number): ShownDay[] {
  const today = siteDayAt(now).day
  return Array.from({ length: DAYS + 1 }, (_, index) =>
    visitsOfDay(dayAfter(today, index - DAYS), index, now),
  )
}

function visitsOfDay(day: string, index: number, now: number): ShownDay {
  const chance = chanceFrom(1_000 + index)
  const growth = VISITS.first + ((VISITS.last - VISITS.first) * index) / DAYS
  // Weekends, the week of a launch, and the noise of every day.
  const isWeekend = [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay())
  const swing = (isWeekend ? 1.25 : 1) * (index >= 60 && index < 65 ? 1.7 : 1) * (0.88 + 0.24 * chance())
  const seen = new Map<string, Set<number>>()
  const visits: Visit[] = []
  for (let count = Math.round(growth * swing); count > 0; count -= 1) {
    const visit = visitAt(chance, day, seen, DAYS - index)
    if (visit.last.getTime() < now) visits.push(visit)
  }
  const ofToday = siteDayAt(now).day === day
  return { day, visits, robots: ofToday ? 11 : 20 + Math.round(25 * chance()) }
}

function visitAt(chance: Chance, day: string, seen: Map<string, Set<number>>, daysAgo: number): Visit {
  const bounds = siteDay(day)
  const hour = pick(
    chance,
    HOURS.map((weight, index) => [index, weight] as const),
  )
  const start = Math.min(bounds.start + (hour + chance()) * HOUR_MS, bounds.end - 1)
  const slot = Math.floor(start / VISIT_MS)
  const way = [...pick<readonly string[]>(chance, WAYS)]
  const [source, medium, campaign, referrer] = cameOn(daysAgo, pick<(typeof CAME)[number][0]>(chance, CAME))
  const [device, browser, system] = pick<(typeof ON)[number][0]>(chance, ON)
  const seconds = Math.round(way.length * (chance() < 0.35 ? 6 * chance() : 15 + 60 * chance()))
  return {
    day,
    hour: hourOf(bounds, start),
    visitor: new mongo.Binary(Buffer.from(visitorOf(chance, slot, seen), 'hex')),
    slot,
    start: new Date(start),
    last: new Date(start + Math.min(seconds * 1_000, 20 * MINUTE_MS)),
    views: way.length,
    seconds,
    pages: way,
    entry: way[0] ?? '/',
    exit: way.at(-1) ?? '/',
    source,
    medium,
    campaign,
    referrer,
    place: pick<string>(chance, PLACES),
    device,
    browser,
    system,
    goals: goalsOf(chance, way).map((k) => ({ k, hour: hourOf(bounds, start) })),
  }
}

/** Who came from a letter came from the last one; before the first one they came by themselves. */
function cameOn(
  daysAgo: number,
  came: (typeof CAME)[number][0],
): readonly [string, string | null, string | null, string | null] {
  const [source, medium, , referrer] = came
  if (source !== 'newsletter') return came
  const letter = SENT_SLUGS.find((each) => daysAgo <= each.daysAgo)
  return letter ? [source, medium, letter.slug, referrer] : ['direct', null, null, null]
}

/** One in eight comes again on the same day, in another half hour. */
function visitorOf(chance: Chance, slot: number, seen: Map<string, Set<number>>): string {
  const known = [...seen.keys()]
  const again = known[Math.floor(chance() * known.length)]
  const slots = again && seen.get(again)
  if (chance() < 0.12 && slots && ![slot - 1, slot, slot + 1].some((each) => slots.has(each))) {
    slots.add(slot)
    return again
  }
  const made = [chance(), chance()]
    .map((each) =>
      Math.floor(each * 2 ** 32)
        .toString(16)
        .padStart(8, '0'),
    )
    .join('')
  seen.set(made, new Set([slot]))
  return made
}

function goalsOf(chance: Chance, way: readonly string[]): string[] {
  const goals: string[] = []
  const isOften = (share: number) => chance() < share
  if (way.includes('/') && isOften(0.062)) {
    goals.push('signup')
    if (isOften(0.6)) goals.push('confirm')
  }
  if (way.includes('/cart')) {
    goals.push('cart')
    if (isOften(0.22)) goals.push('order')
  }
  if (way.includes('/join-team') && isOften(0.08)) goals.push('application')
  if (way.includes('/') && isOften(0.07)) goals.push(CLICK_GOAL + pick<string>(chance, CLICKS))
  return goals
}
