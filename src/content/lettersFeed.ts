import { LETTERS_FEED, type PublicLetter, letterPath } from '@/contracts/audience/letterPages'
import { environment } from '@/environment'
import { readGlobal } from './readGlobal'
import { readPublicLetters } from './readPublicLetters'

/** The Atom feed of the letters that everybody may read (docs/behaviour.md, 13.14). */
export async function lettersFeed(): Promise<Response> {
  const [letters, { brandName }] = await Promise.all([readPublicLetters(), readGlobal('site-settings')])
  const self = `${environment.siteUrl}${LETTERS_FEED}`
  const updated = letters[0]?.sentAt ?? new Date(0).toISOString()
  const feed = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<title>${xml(brandName)}: Letters</title>
<id>${xml(self)}</id>
<link rel="self" href="${xml(self)}"/>
<link href="${xml(environment.siteUrl)}/"/>
<updated>${updated}</updated>
<author><name>${xml(brandName)}</name></author>
${letters.map(entryOf).join('\n')}
</feed>
`
  return new Response(feed, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } })
}

function entryOf({ subject, preheader, slug, sentAt }: PublicLetter): string {
  const url = xml(`${environment.siteUrl}${letterPath(slug)}`)
  return `<entry><title>${xml(subject)}</title><id>${url}</id><link href="${url}"/><updated>${sentAt}</updated>\
<summary>${xml(preheader)}</summary></entry>`
}

function xml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}
