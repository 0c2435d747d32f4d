import { type MailBody, mailFrame } from './mailFrame'

/** A mail; plain text and HTML have the same content. */
export type Mail = { subject: string; text: string; html: string; headers: Record<string, string> }

type Content = Omit<MailBody, 'heading'> & {
  subject: string
  /** Above everything, in place of the subject. */
  heading?: string
  /** The name to greet; left out when none was given. */
  firstName?: string | null
  /** The address whose POST ends mails of this kind at once; mail programs show a button for it (RFC 8058). */
  stopUrl?: string
}

/** Renders a mail. Everything is escaped, so a name or text never becomes markup. */
export function composeMail({ subject, heading, firstName, stopUrl, ...content }: Content): Mail {
  const { siteName, kicker, items = [], action, footer } = content
  const greeting = firstName && isName(firstName) ? `Hi ${oneLine(firstName)},` : 'Hi,'
  // A list of things needs no greeting.
  const paragraphs = items.length > 0 ? content.paragraphs : [greeting, ...content.paragraphs]
  const text = [
    ...(kicker ? [kicker] : []),
    ...paragraphs,
    ...items.map(({ note, title, body, url }) => [note, title, body, url].filter(Boolean).join('\n')),
    ...(action ? [`${action.label}: ${action.url}`] : []),
    siteName,
    ...(footer
      ? [[footer.text, ...footer.links.map(({ label, url }) => `${label}: ${url}`)].join('\n')]
      : []),
  ]
  return {
    subject: oneLine(subject),
    text: text.join('\n\n'),
    html: mailFrame({ ...content, heading: oneLine(heading ?? subject), paragraphs }),
    headers: {
      // Keeps programs that answer for people on holiday from answering (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...(stopUrl && {
        'List-Unsubscribe': `<${stopUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}

/** Anyone can register under any name; a name that could be an address or a message is left out of our mail. */
export function isName(text: string): boolean {
  return /^(?:[\p{L}\p{M}\p{N}'’ -]|\.(?=\s|$)){1,40}$/u.test(oneLine(text))
}

export function oneLine(text: string): string {
  return text.replace(/[\p{C}\s]+/gu, ' ').trim()
}
