import { preferencesPath, leavePagePath } from '@/contracts/audience/newsletter'
import {
  LETTER_TEST_TEXTS,
  previewLetter,
  readLetterDomain,
  testLetter,
} from '@/contracts/audience/letterPreview'
import { CallError, conflict } from '@/database/errors'
import { environment } from '@/environment'
import { sender } from '@/mail/emailAdapter'
import { type LetterReader, personalise } from '@/mail/letters/marks'
import { inScheme } from '@/mail/mailParts'
import type { User as StoredUser } from '@/payload-types'
import { handle } from '../../core/handle'
import { readableLetter } from './letterHandlers'
import { domainRecords } from './mailDomain'
import { dayInWords, renderFor } from './renderFor'

/** Looking at letters and trying them out (docs/behaviour.md, 13.10). */
export const letterPreviewCalls = [
  handle(previewLetter, async ({ req, body, user }) => {
    const { checks, bytes, siteName, ...rendered } = await renderFor(req, body, null)
    const { html, text } = personalise(rendered, sampleReader(user))
    // A frame without rights cannot open windows, so that a link that is pressed in it leads nowhere.
    const still = html.replace('<head>', '<head><base target="_blank">')
    const from = sender().name || siteName
    return {
      light: inScheme(still, 'light'),
      dark: inScheme(still, 'dark'),
      text,
      bytes,
      checks,
      sender: from,
    }
  }),
  handle(testLetter, async ({ req, params, user }) => {
    const letter = await readableLetter(req, user, params.id)
    // First, for an address alone would change nothing.
    if (!environment.smtpUrl) return { to: user.email ?? '', isSent: false }
    if (!user.email) throw conflict(LETTER_TEST_TEXTS.noAddress)
    const to = user.email
    const rendered = await renderFor(req, letter, null)
    const parts = personalise(rendered, sampleReader(user))
    try {
      // As an object, an address stays one recipient whatever characters it contains.
      const address = { name: '', address: to }
      await req.payload.sendEmail({ ...parts, subject: `[Test] ${rendered.subject}`, to: address })
    } catch (error) {
      req.payload.logger.warn({ err: error, msg: 'A test of a letter was not sent' })
      throw new CallError(502, LETTER_TEST_TEXTS.refused)
    }
    return { to, isSent: true }
  }),
  handle(readLetterDomain, async () => {
    const from = sender().address
    return { from, records: await domainRecords(from) }
  }),
]

/** Who looks at a letter or tries it out, in place of a subscriber; their links know nobody. */
function sampleReader({ firstName = null }: StoredUser): LetterReader {
  return {
    firstName,
    since: dayInWords(new Date()),
    links: {
      leave: `${environment.siteUrl}${leavePagePath('example')}`,
      preferences: `${environment.siteUrl}${preferencesPath('example')}`,
    },
    receipt: null,
  }
}
