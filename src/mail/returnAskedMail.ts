import type { MailDraft } from './writeMail'

type Given = {
  siteName: string
  firstName?: string | null
  number: string
  isTest: boolean
  /** "2 × Marea slip dress, Size M" each. */
  pieces: string[]
  link: string
}

/**
 * Tells a seller what a buyer wants to send back; where admins decide, without asking for an answer
 * (docs/behaviour.md, 12.14).
 */
export function returnAskedMail({
  number,
  isTest,
  pieces,
  link,
  mayAnswer,
  ...given
}: Given & { mayAnswer: boolean }): MailDraft {
  return {
    ...given,
    name: 'returnAsked',
    values: { number },
    ...(isTest && { fixed: { subject: 'Test order, return: {number}' } }),
    listed: pieces,
    action: { label: mayAnswer ? 'Answer it' : 'See the return', url: link },
  }
}

/** Tells a seller that it is on its way back, with the parcel's number. */
export function returnSentMail({ number, isTest, pieces, link, ...given }: Given): MailDraft {
  return {
    ...given,
    name: 'returnSent',
    values: { number },
    ...(isTest && { fixed: { subject: 'Test order, return on its way: {number}' } }),
    listed: pieces,
    action: { label: 'See the return', url: link },
  }
}
