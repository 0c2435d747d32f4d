import type { Payload } from 'payload'
import type { LetterStatus } from '@/contracts/audience/letters'
import type { PublicLetter } from '@/contracts/audience/letterPages'
import { type StoredLetter, letters } from '@/domain/audience/letters/letters'
import { environment } from '@/environment'
import { cleared } from '@/mail/letters/marks'
import { readLetter } from '@/mail/letters/readLetter'

/** Letters in the feed. */
const FEED_LETTERS = 20

const IS_PUBLIC = {
  isPublic: true,
  startedAt: { $ne: null },
  status: { $nin: ['cancelled', 'missed'] as LetterStatus[] },
}

/** A letter that was sent and has a page; null for none. */
export async function publicLetter(payload: Payload, slug: string): Promise<PublicLetter | null> {
  const letter = await letters({ payload }).findOne({ slug, ...IS_PUBLIC })
  return letter && presentPublic(letter, slug)
}

/** The letters that have a page, the latest first. */
export async function publicLetters(payload: Payload, most = FEED_LETTERS): Promise<PublicLetter[]> {
  const found = await letters({ payload }).find(IS_PUBLIC).sort({ startedAt: -1 }).limit(most).toArray()
  return found.flatMap((letter) => (letter.slug ? presentPublic(letter, letter.slug) : []))
}

function presentPublic(letter: StoredLetter, slug: string): PublicLetter {
  const { subject, preheader, body, startedAt, isIndexed, code = null } = letter
  const { blocks, links } = readLetter(cleared(body), { siteUrl: environment.siteUrl, slug, code })
  const sentAt = (startedAt ?? letter.createdAt).toISOString()
  return { subject, preheader, slug, sentAt, isIndexed, blocks, links }
}
