import { type Mail, composeMail } from './mail'
import { paragraphsOf } from './writeMail'

type Given = { siteName: string; link: string; wording: string }

/**
 * Asks whether the address belongs to the person who typed it (docs/behaviour.md, 13.3). It has no name in it, because
 * nobody confirmed one.
 */
export function confirmSubscriptionMail({ siteName, link, wording }: Given): Mail {
  return composeMail({
    siteName,
    subject: 'Please confirm your address',
    paragraphs: [
      `Somebody, hopefully you, gave this address on our site and read: “${wording}”`,
      'You press one button on the page, and choose there what you get.',
      'If this was not you, do nothing: nothing will be sent, and the address is erased in two weeks.',
    ],
    action: { label: 'Open the page', url: link },
  })
}

type Welcome = {
  siteName: string
  subject: string
  text: string
  firstName: string | null
  links: LetterLinks
}
/** What every letter has at its foot, and the address that mail programs send their own button to. */
export type LetterLinks = { leave: string; preferences: string; stop: string }

/** The letter that somebody gets once, after they confirmed (docs/behaviour.md, 13.7). */
export function welcomeMail({ text, links, ...given }: Welcome): Mail {
  return composeMail({
    ...given,
    paragraphs: paragraphsOf(text),
    stopUrl: links.stop,
    footer: {
      text: 'You get this because you confirmed your address on our site.',
      links: [
        { label: 'Leave the list', url: links.leave },
        { label: 'Choose what you get', url: links.preferences },
      ],
    },
  })
}
