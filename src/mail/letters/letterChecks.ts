import { type LetterCheck, error, fine, hint } from '@/contracts/audience/letterChecks'
import { TOPIC_WORDS, type Topic } from '@/contracts/audience/subscription'
import { cutText } from '@/contracts/core/cutText'
import type { ReadLetter } from './readLetter'

/** The most bytes of a letter's HTML: Gmail cuts at 102 KB, and each link of a reader is longer than its place. */
export const LETTER_MAX_BYTES = 90 * 1024

type Content = {
  subject: string
  preheader: string
  text: string
  bytes: number
  faults: ReadLetter['faults']
}

/** What is to be said about a letter's own content (docs/behaviour.md, 13.9). */
export function contentChecks({ subject, preheader, text, bytes, faults }: Content): LetterCheck[] {
  return [
    ...wordsChecks(subject, preheader, text, faults.isTooDeep),
    pictureCheck(faults),
    ...linkChecks(faults),
    ...variableChecks(subject, preheader, faults.unknown),
    ...(bytes >= LETTER_MAX_BYTES
      ? [
          error(
            `The letter has ${Math.round(bytes / 1024)} KB`,
            'Many inboxes cut a letter of 90 KB or more.',
          ),
        ]
      : []),
  ]
}

function wordsChecks(subject: string, preheader: string, text: string, isTooDeep: boolean): LetterCheck[] {
  if (isTooDeep) return [error('Quotes or lists are nested too deep', 'Take some levels out.')]
  const missing = [
    ...(subject.trim() ? [] : [error('The letter has no subject', 'It is what people see first.')]),
    ...(text.trim() ? [] : [error('The letter is empty', 'Write something first.')]),
    ...(preheader.trim()
      ? []
      : [hint('There is no preheader', 'Inboxes show the first words of the letter beside the subject.')]),
  ]
  return missing.length > 0 ? missing : [fine('Subject, preheader and a text part')]
}

function pictureCheck({ pictures, silent }: ReadLetter['faults']): LetterCheck {
  const [first] = pictures
  if (first !== undefined) {
    return error(`“${cut(first)}” is no picture’s address`, 'Use one of https:// or a picture of this site.')
  }
  if (silent === 0) return fine('Every picture has alt text')
  const text = silent === 1 ? 'A picture has no alt text' : `${silent} pictures have no alt text`
  return error(text, 'Say in the square brackets what there is to see: ![A straw hat](…).')
}

function linkChecks({ links, vague }: ReadLetter['faults']): LetterCheck[] {
  const [bad] = links
  const [words] = vague
  if (bad !== undefined) {
    return [
      error(
        `“${cut(bad)}” is no link`,
        'A link starts with https:// or mailto:, or with / for a page of this site.',
      ),
    ]
  }
  if (words === undefined) return [fine('Links say where they go')]
  return [hint(`“${words}” does not say where it leads`, 'Screen readers read links out of their sentence.')]
}

function variableChecks(subject: string, preheader: string, unknown: string[]): LetterCheck[] {
  const [first] = unknown
  const isOutside = /\{\{/.test(subject + preheader)
  return [
    ...(first === undefined
      ? []
      : [error(`“${cut(first)}” is not known`, '{{name}} is, and {{name|friend}} for who gave no name.')]),
    ...(isOutside
      ? [error('Subject and preheader have no names', '{{name}} stands in the letter’s text alone.')]
      : []),
  ]
}

const cut = (text: string) => (text.length > 60 ? `${cutText(text, 59)}…` : text)

type Sending = {
  siteUrl: string
  /** The sender's address, without a name. */
  fromAddress: string
  hasMailServer: boolean
  /** The postal line of the site settings. */
  postalAddress: string
  topic: Topic
  people: number
}

/** What is to be said about where a letter goes, and how it is sent. */
export function sendingChecks(sending: Sending): LetterCheck[] {
  const { siteUrl, fromAddress, hasMailServer, postalAddress, topic, people } = sending
  const { hostname, protocol } = new URL(siteUrl)
  const domain = fromAddress.slice(fromAddress.lastIndexOf('@') + 1).toLowerCase()
  const title = TOPIC_WORDS[topic].title
  const isHere = hostname === 'localhost' || hostname === '127.0.0.1'
  return [
    people > 0
      ? fine(`${people.toLocaleString('en-US')} ${people === 1 ? 'person fits' : 'people fit'} this choice`)
      : error(
          'Nobody fits this choice',
          `People with the topic ${title} count, once they confirmed their address.`,
        ),
    ...(postalAddress.trim()
      ? []
      : [
          error(
            'There is no postal address',
            'The law asks for one at the foot of each letter: Site settings.',
          ),
        ]),
    ...(hasMailServer
      ? []
      : [error('Mail is not set up: SMTP_URL is missing', 'Whoever runs the site sets it.')]),
    ...(isHere
      ? [hint('This site is at localhost', 'Nobody else can open the links of a letter.')]
      : [
          ...(protocol === 'https:'
            ? []
            : [
                error('SITE_URL does not start with https://', 'Inboxes show no button to leave without it.'),
              ]),
          ...(domain === 'localhost'
            ? [error('MAIL_FROM is at localhost', 'No inbox takes mail from there.')]
            : []),
          ...(domain !== 'localhost' && nameOf(domain) !== nameOf(hostname)
            ? [
                hint(
                  'The site’s domain is not the one the mail comes from',
                  'Some providers put such mail aside.',
                ),
              ]
            : []),
        ]),
  ]
}

const nameOf = (host: string) => host.replace(/^www\./, '')
