import { type Mail, composeMail } from './mail'

type Given = {
  siteName: string
  firstName?: string | null
  number: string
  isTest: boolean
  /** "2 × Marea slip dress, Size M" each. */
  pieces: string[]
  link: string
}

/** Tells a seller what a buyer wants to send back (docs/behaviour.md, 12.14). */
export function returnAskedMail({ number, isTest, pieces, link, ...given }: Given): Mail {
  return composeMail({
    ...given,
    subject: `${isTest ? 'Test order, return' : 'Return'}: ${number}`,
    paragraphs: ['A buyer wants to send this back:', ...pieces],
    action: { label: 'Answer it', url: link },
  })
}
