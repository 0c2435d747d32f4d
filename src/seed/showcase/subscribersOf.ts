import { Types } from 'mongoose'
import { newToken } from '@/auth/tokens'
import { NEWS_WORDINGS, type Topic } from '@/contracts/audience/subscription'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/contracts/core/time'
import type { Subscriber } from '@/domain/audience/subscribers'
import { type Chance, chanceFrom, pick } from './chance'

const PEOPLE = 1_240
const FIRST = [
  'Ana',
  'Bea',
  'Carla',
  'Dani',
  'Elisa',
  'Fia',
  'Gia',
  'Hana',
  'Ines',
  'Jo',
  'Kai',
  'Lea',
  'Mara',
  'Nia',
  'Olga',
  'Pia',
]
const LAST = [
  'Reyes',
  'Costa',
  'Lind',
  'Okafor',
  'Park',
  'Marín',
  'Sato',
  'Weiss',
  'Duarte',
  'Novak',
  'Quiles',
  'Silva',
  'Torres',
]

const STATES = [
  ['active', 86],
  ['pending', 5],
  ['unsubscribed', 7],
  ['bounced', 2],
] as const satisfies readonly (readonly [Subscriber['status'], number])[]

/**
 * 1,240 people who signed up, the latest of them at the given moments (ms since 1970), the others before. All are at
 * example.com, where nobody gets a mail.
 */
export function subscribersOf(signedUp: readonly number[], before: number): Subscriber[] {
  const chance = chanceFrom(7)
  const latest = signedUp.slice(-PEOPLE)
  return Array.from({ length: PEOPLE }, (_, index) => {
    const late = latest[index - (PEOPLE - latest.length)]
    return personAt(chance, index, late ?? before - Math.floor(60 * chance() * DAY_MS))
  })
}

function personAt(chance: Chance, index: number, at: number): Subscriber {
  const [first, last] = [FIRST[index % FIRST.length] ?? '', LAST[(index * 7) % LAST.length] ?? '']
  const email = `${plain(first)}.${plain(last)}.${index}@example.com`
  const status = pick<Subscriber['status']>(chance, STATES)
  const topics: Topic[] = chance() < 0.55 ? ['launch', 'news'] : ['launch']
  const isConfirmed = status !== 'pending'
  const confirmedAt = at + Math.ceil(4 * HOUR_MS * chance() ** 3)
  const leftAt = Math.min(confirmedAt + Math.ceil(30 * DAY_MS * chance()), Date.now() - MINUTE_MS)
  const asked = consentAt(at, 'asked', ['launch'])
  return {
    _id: new Types.ObjectId(),
    email,
    signedUpAt: new Date(at),
    status,
    topics: isConfirmed ? topics : [],
    askedTopics: isConfirmed ? [] : ['launch'],
    askedAt: new Date(at),
    timesAsked: 0,
    firstName: isConfirmed && chance() < 0.4 ? first : null,
    source: 'landing',
    key: newToken(),
    confirmedAt: isConfirmed ? new Date(Math.min(confirmedAt, Date.now())) : null,
    leftAt: status === 'unsubscribed' || status === 'bounced' ? new Date(leftAt) : null,
    leftReason: null,
    consents: isConfirmed ? [asked, consentAt(confirmedAt, 'confirmed', topics)] : [asked],
  }
}

function consentAt(at: number, what: 'asked' | 'confirmed', topics: Topic[]): Subscriber['consents'][number] {
  const id = new Types.ObjectId().toHexString()
  return { id, at: new Date(at), what, topics, wording: NEWS_WORDINGS.subscribe, way: 'page' }
}

function plain(name: string): string {
  return name.normalize('NFD').replaceAll(/[^\w]/g, '').toLowerCase()
}
