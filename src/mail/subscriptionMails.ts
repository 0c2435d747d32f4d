import { type Mail, composeMail } from './mail'

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
