import { ACCOUNT_MAILS, EVENT_MAILS } from './accountMails'
import { ADMIN_MAILS, BUYER_MAILS, LINE_MAILS, SELLER_MAILS } from './shopMails'

/** The words of a mail that editors can change; a blank line begins a new paragraph. */
export type MailWords = { subject: string; opening: string; closing: string }

/**
 * A mail as it is shipped. Names in braces stand for values of the moment: `values` says what each is, and `needs`
 * which ones the mail is of no use without. {site}, the brand name, can stand in all of them.
 */
export type ShippedMail = {
  label: string
  /** To whom it goes, and when. */
  about: string
  values: Readonly<Record<string, string>>
  needs: readonly string[]
  subject: string
  opening: string
  /** After what the mail lists, before its button. */
  closing?: string
}

/** The mails with words of their own, in the console's order (docs/behaviour.md, 10.1). */
export const MAILS = {
  ...ACCOUNT_MAILS,
  ...EVENT_MAILS,
  ...BUYER_MAILS,
  ...LINE_MAILS,
  ...SELLER_MAILS,
  ...ADMIN_MAILS,
} as const satisfies Record<string, ShippedMail>

export type MailName = keyof typeof MAILS
export const MAIL_NAMES = Object.keys(MAILS) as MailName[]
/** What a mail must be told; the brand name is known anyway. */
export type MailValues<N extends MailName> = Record<keyof (typeof MAILS)[N]['values'], string>

/** The most characters of each part. */
export const MAIL_LIMITS = { subject: 100, opening: 600, closing: 600 } as const

const VALUE = /\{(\w+)\}/g

export function shippedWords(name: MailName): MailWords {
  const { subject, opening, closing = '' }: ShippedMail = MAILS[name]
  return { subject, opening, closing }
}

/** The names that can stand in braces in a mail, with what each is. */
export function valuesOf(name: MailName): Record<string, string> {
  return { ...MAILS[name].values, site: 'the brand name' }
}

/** Why a part of a mail cannot stay: it names a value that there is not, or one is lost. Null if it can. */
export function faultOfWords(
  name: MailName,
  part: keyof MailWords,
  words: Partial<MailWords>,
): string | null {
  const known = valuesOf(name)
  const unknown = namesIn(words[part]).find((each) => !Object.hasOwn(known, each))
  if (unknown) return `There is no {${unknown}} here. ${usable(name)}`
  if (part !== 'opening') return null
  const used = Object.values(words).flatMap(namesIn)
  const lost = (MAILS[name] as ShippedMail).needs.find((each) => !used.includes(each))
  return lost ? `{${lost}} is missing: ${known[lost]}. Put it back here, in the subject or at the end.` : null
}

/** "Can be used: {number}, {site}." */
export function usable(name: MailName): string {
  const names = Object.keys(valuesOf(name)).map((each) => `{${each}}`)
  return `Can be used: ${names.join(', ')}.`
}

/** Puts values in place of their names, once: braces in a value stay as they are. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(
    VALUE,
    (braces, name: string) => (Object.hasOwn(values, name) ? values[name] : braces) ?? '',
  )
}

function namesIn(text: string | null | undefined): string[] {
  return [...(text ?? '').matchAll(VALUE)].map(([, name = '']) => name)
}
