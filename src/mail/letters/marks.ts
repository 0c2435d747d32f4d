import { escapeHtml } from '@/mail/mailParts'
import { isName, oneLine } from '@/mail/mail'

/** What stands in a letter until it is known who gets it. */
const MARKS = ['name', 'since', 'leave', 'preferences', 'receipt'] as const
type Mark = (typeof MARKS)[number]

// Characters of Unicode's private use, which a letter's own text is cleared of.
const OPEN = '\uE000'
const CLOSE = '\uE001'
const MARKED = new RegExp(`${OPEN}(\\w+)(?:\\|([^${CLOSE}]*))?${CLOSE}`, 'g')

/** A place to fill in later; what takes the place of no name is HTML in HTML. */
export function mark(name: Mark, fallback?: string): string {
  return `${OPEN}${name}${fallback === undefined ? '' : `|${fallback}`}${CLOSE}`
}

/** Text without characters that no letter needs: control characters, private use, halves of characters. */
export function cleared(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\p{Co}\p{Cs}]/gu, (character) => (/[\n\t]/.test(character) ? character : ''))
}

/** Who gets a letter, and what only they have. */
export type LetterReader = {
  firstName: string | null
  /** When they agreed to the topic, in words, such as "November 3, 2026". */
  since: string
  links: { leave: string; preferences: string }
  /** Recognises a letter that was opened, and nobody; null where nothing is counted. */
  receipt: string | null
}

/** A letter's two parts with places to fill in. */
export type FrozenLetter = { html: string; text: string }

/** The letter as one person gets it. A first name that is no name gives way to what was written for that. */
export function personalise({ html, text }: FrozenLetter, reader: LetterReader): FrozenLetter {
  const { firstName, since, links, receipt } = reader
  const values: Record<Mark, string | null> = {
    name: firstName && isName(firstName) ? oneLine(firstName) : null,
    since,
    leave: links.leave,
    preferences: links.preferences,
    receipt: receipt === null ? '' : `?r=${receipt}`,
  }
  const fill = (part: string, escape: (value: string) => string) =>
    part.replace(MARKED, (_, name: Mark, fallback: string | undefined) => {
      const value = values[name]
      return value === null ? (fallback ?? '') : escape(value)
    })
  return { html: fill(html, escapeHtml), text: fill(text, (value) => value) }
}
