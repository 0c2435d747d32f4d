import type { PayloadRequest } from 'payload'
import type { LetterCheck } from '@/contracts/audience/letterChecks'
import { goPath } from '@/contracts/audience/letterPages'
import { slugOf } from '@/contracts/commerce/slug'
import { type Segment, type StoredLetter, countReaders } from '@/domain/audience/letters/letters'
import { environment } from '@/environment'
import { sender } from '@/mail/emailAdapter'
import { sendingChecks } from '@/mail/letters/letterChecks'
import { type RenderedLetter, renderLetter } from '@/mail/letters/renderLetter'

type Words = Pick<StoredLetter, 'subject' | 'preheader' | 'body'> & Segment

/** Where the clicks of a letter are counted, and the code that its links to the shop carry. */
type Counted = { at: string; code: string }

/**
 * A letter as it goes out, with all that is to be said before (docs/behaviour.md, 13.9): for the preview, a test and
 * the sending alike. `counted` is null
 * when links lead straight to their pages.
 */
export async function renderFor(
  req: PayloadRequest,
  letter: Words,
  counted: Counted | null,
): Promise<RenderedLetter & { people: number; siteName: string }> {
  const [settings, people] = await Promise.all([
    req.payload.findGlobal({ slug: 'site-settings', depth: 0, req }),
    countReaders(req, letter),
  ])
  const siteName = settings.brandName ?? ''
  const postalAddress = settings.postalAddress ?? ''
  const { siteUrl } = environment
  const rendered = renderLetter({
    ...letter,
    siteName,
    siteUrl,
    postalAddress,
    slug: slugOf(letter.subject, 'letter'),
    counted,
  })
  const sending: LetterCheck[] = sendingChecks({
    siteUrl,
    fromAddress: sender().address,
    hasMailServer: environment.smtpUrl !== '',
    postalAddress,
    topic: letter.topic,
    people,
  })
  return { ...rendered, people, siteName, checks: [...rendered.checks, ...sending] }
}

/** How the clicks of a letter are counted. */
export const countedBy = (id: string, code: string): Counted => ({
  at: `${environment.siteUrl}${goPath(id)}`,
  code,
})

// Kept for each zone, because making one took a twentieth of the time of a letter to one person.
const formats = new Map<string, Intl.DateTimeFormat>()

/** A day of the site's time zone as a letter's foot writes it: "November 3, 2026". */
export function dayInWords(at: Date): string {
  const { timeZone } = environment
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone })
  formats.set(timeZone, format)
  return format.format(at)
}
