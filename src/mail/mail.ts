/** A mail; plain text and HTML have the same content. */
export type Mail = { subject: string; text: string; html: string }

type Content = {
  subject: string
  siteName: string
  /** The name to greet; left out when none was given. */
  firstName?: string | null
  paragraphs: string[]
  action?: { label: string; url: string }
}

const HTML_START = '<!doctype html><html lang="en"><body style="font-family:sans-serif;line-height:1.5">'

/** Renders a mail. Everything is escaped, so a name or text never becomes markup. */
export function composeMail({ subject, siteName, firstName, paragraphs, action }: Content): Mail {
  const greeting = firstName && isName(firstName) ? `Hi ${oneLine(firstName)},` : 'Hi,'
  const link = action ? [`${action.label}: ${action.url}`] : []
  const text = [greeting, ...paragraphs, ...link, siteName].join('\n\n')
  const body = [greeting, ...paragraphs].map((each) => `<p>${escapeHtml(each)}</p>`)
  const button = action ? [`<p><a href="${escapeHtml(action.url)}">${escapeHtml(action.label)}</a></p>`] : []
  const html = [...body, ...button, `<p>${escapeHtml(siteName)}</p>`].join('\n')
  return {
    subject: oneLine(subject),
    text,
    html: `${HTML_START}\n${html}\n</body></html>`,
  }
}

/** Anyone can register under any name; a name that could be an address or a message is left out of our mail. */
function isName(text: string): boolean {
  return /^(?:[\p{L}\p{M}\p{N}'’ -]|\.(?=\s|$)){1,40}$/u.test(oneLine(text))
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

function oneLine(text: string): string {
  return text.replace(/[\p{C}\s]+/gu, ' ').trim()
}
