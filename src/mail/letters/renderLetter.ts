import type { LetterCheck } from '@/contracts/audience/letterChecks'
import { TOPIC_WORDS, type Topic } from '@/contracts/audience/subscription'
import { LINK_PARAM } from '@/contracts/links/linkCode'
import { footLink, line, mailPage } from '@/mail/mailParts'
import { oneLine } from '@/mail/mail'
import { contentChecks } from './letterChecks'
import { type AddressOf, letterHtml } from './letterHtml'
import { letterText } from './letterText'
import { type FrozenLetter, cleared, mark } from './marks'
import { readLetter } from './readLetter'

type Letter = {
  subject: string
  preheader: string
  /** Markdown. */
  body: string
  topic: Topic
  siteName: string
  /** Without a slash at its end. */
  siteUrl: string
  postalAddress: string
  /** Names the letter in the addresses of own pages. */
  slug: string
  /**
   * Where clicks are counted, such as `https://…/go/ID`, and the code that links to the shop carry; null when links
   * lead straight to their pages, and nothing is counted.
   */
  counted: { at: string; code: string } | null
}

export type RenderedLetter = FrozenLetter & {
  subject: string
  /** Where link n leads; the only targets of `/go/ID/n`. */
  links: string[]
  checks: LetterCheck[]
  /** Of the HTML. */
  bytes: number
}

/**
 * A letter as it goes out, but for what only its reader has: `personalise` fills that in. Texts are plain, but for the
 * body's Markdown; HTML in it is text (docs/behaviour.md, 13.9). Throws nothing, whatever was typed.
 */
export function renderLetter(letter: Letter): RenderedLetter {
  const { siteName, siteUrl, postalAddress, slug, counted, topic } = letter
  const subject = oneLine(cleared(letter.subject))
  const preheader = oneLine(cleared(letter.preheader))
  const { blocks, links, faults } = readLetter(cleared(letter.body), {
    siteUrl,
    slug,
    code: counted?.code ?? null,
  })
  const addressOf: AddressOf = (to) => {
    if (to === 'preferences')
      return `${mark('preferences')}?news=true${counted ? `&${LINK_PARAM}=${counted.code}` : ''}`
    if (typeof to === 'string') return to
    return counted === null ? (links[to] ?? '') : `${counted.at}/${to}${mark('receipt')}`
  }
  const reason = `You get this because you asked for ${TOPIC_WORDS[topic].title} on ${mark('since')}.`
  const sender = [siteName, oneLine(cleared(postalAddress))].filter(Boolean).join(', ')
  const feet = [
    { label: 'Leave the list', url: mark('leave') },
    { label: 'Choose what you get', url: mark('preferences') },
  ]
  const html = mailPage({
    title: subject,
    preview: preheader,
    siteName,
    card: letterHtml(blocks, addressOf),
    about: [
      line('0 0 4px', 14, 22, reason),
      `<p style="margin:0 0 4px">${feet.map(({ label, url }) => footLink(url, label)).join(' ')}</p>`,
      line('0', 14, 22, sender),
    ].join('\n'),
  })
  const content = letterText(blocks, addressOf)
  const foot = [reason, ...feet.map(({ label, url }) => `${label}: ${url}`), sender].join('\n')
  const bytes = Buffer.byteLength(html)
  return {
    subject,
    html,
    text: `${content}\n\n-- \n${foot}\n`,
    links,
    bytes,
    checks: contentChecks({ subject, preheader, text: content, bytes, faults }),
  }
}
