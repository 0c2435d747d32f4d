import type { PayloadRequest } from 'payload'
import { isAdmin } from '@/access/guards'
import { fullName } from '@/contracts/account/names'
import { CLICKS_FROM, floorOf } from '@/contracts/audience/letterClicks'
import { type Letter, type LetterRow, SENDABLE_STATUSES, countsOf } from '@/contracts/audience/letters'
import { recordsByIds } from '@/database/recordsByIds'
import { OF_LETTER, deliveries } from '@/domain/audience/letters/deliveries'
import { type StoredLetter, countOthers, countReaders } from '@/domain/audience/letters/letters'
import { secondsFor } from '@/domain/audience/letters/pace'
import { environment } from '@/environment'
import type { User as StoredUser } from '@/payload-types'

/** Of a letter's text, the first characters, in which the list looks for a picture. */
export const TOP_CHARACTERS = 1_000

/** Letters as they stand in the list. */
export async function presentLetters(req: PayloadRequest, stored: StoredLetter[]): Promise<LetterRow[]> {
  const authors = await recordsByIds(
    req,
    'users',
    stored.flatMap(({ author }) => author ?? []),
    { firstName: 1, lastName: 1, username: 1 },
  )
  const held = stored.filter(({ status, heldBy }) => status === 'scheduled' && heldBy !== null)
  const first = await recordsByIds(
    req,
    'campaigns',
    held.flatMap(({ heldBy }) => heldBy ?? []),
    { subject: 1 },
  )
  return stored.map((letter) => {
    const author = authors.get(String(letter.author))
    return {
      id: String(letter._id),
      subject: letter.subject,
      preheader: letter.preheader,
      topic: letter.topic,
      status: letter.status,
      author: author ? fullName(author) || author.username : null,
      sendAt: isoOrNull(letter.sendAt),
      startedAt: isoOrNull(letter.startedAt),
      finishedAt: isoOrNull(letter.finishedAt),
      waitsFor: (letter.status === 'scheduled' && first.get(letter.heldBy ?? '')?.subject) || null,
      total: letter.total,
      counts: countsOf(letter.counts),
      picture: pictureOf(letter),
      opened: openedOf(letter),
      version: letter.version,
      updatedAt: letter.updatedAt.toISOString(),
    }
  })
}

/** A letter as its author and admins see it. */
export async function presentLetter(
  req: PayloadRequest,
  user: StoredUser,
  letter: StoredLetter,
): Promise<Letter> {
  const [row] = await presentLetters(req, [letter])
  if (!row) throw new Error('The letter was not presented')
  const mayBeSent = isAdmin(user) && SENDABLE_STATUSES.includes(letter.status)
  return {
    ...row,
    body: letter.body,
    confirmedFrom: letter.confirmedFrom,
    confirmedUntil: letter.confirmedUntil,
    tags: letter.tags ?? [],
    cameThrough: letter.cameThrough ?? null,
    hasBought: letter.hasBought ?? false,
    countsClicks: letter.countsClicks,
    isPublic: letter.isPublic,
    isIndexed: letter.isIndexed,
    slug: letter.slug,
    isOwn: String(letter.author) === String(user.id),
    note: letter.note,
    refusedForIt: row.counts.refused > 0 ? await countRefusedForIt(req, letter) : 0,
    left: letter.left,
    zone: environment.timeZone,
    audience: mayBeSent ? await audienceOf(req, letter) : null,
  }
}

function countRefusedForIt(req: PayloadRequest, { _id: campaign }: StoredLetter): Promise<number> {
  return deliveries(req).countDocuments({ campaign, ...OF_LETTER })
}

async function audienceOf(req: PayloadRequest, letter: StoredLetter): Promise<Letter['audience']> {
  const [people, others] = await Promise.all([countReaders(req, letter), countOthers(req, letter.topic)])
  return { people, seconds: secondsFor(people), others }
}

/** The address of the first picture at the top; one of elsewhere could count who looks. */
function pictureOf({ body }: StoredLetter): string | null {
  return /!\[[^\]]*\]\((\/[^/)\s][^)\s]*)/.exec(body.slice(0, TOP_CHARACTERS))?.[1] ?? null
}

/** As last counted; null among few mails, and where clicks are not counted. */
function openedOf({ clicks, counts, countsClicks }: StoredLetter): number | null {
  const { sent } = counts
  return countsClicks && clicks && sent >= CLICKS_FROM ? floorOf(clicks.opened, sent) : null
}

const isoOrNull = (moment: Date | null) => moment?.toISOString() ?? null
