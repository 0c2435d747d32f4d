/** One mail as it is sent: plain text and HTML say the same. */
export type Mail = { subject: string; text: string; html: string }

type Content = {
  subject: string
  siteName: string
  /** The name to greet; none when the person gave none. */
  firstName?: string | null
  paragraphs: string[]
  action?: { label: string; url: string }
}

/** Lays out a mail. Everything is escaped: a name or text of a person never becomes markup. */
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
    html: `<!doctype html><html lang="en"><body style="font-family:sans-serif;line-height:1.5">\n${html}\n</body></html>`,
  }
}

/** Whoever registers may write anything as a name; what could be an address or a message does not leave in our mail. */
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
