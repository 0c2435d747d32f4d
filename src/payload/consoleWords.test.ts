import { expect, test } from '@jest/globals'
import { en } from 'payload/i18n/en'
import { consoleWords } from './consoleWords'

type Words = Record<string, Record<string, unknown>>

/** Words of machines, which no editor should have to know. */
const JARGON =
  /\b((document|global|slug|collection)s?|API|unpublish\w*|payload|true|false|successfully|invalid|max|min(imum)?)\b/i
/** Texts of parts this console does not have: API keys, locales, folders, search indexes, Payload's own accounts. */
const UNSEEN = [
  /^authentication:(?!loggedOut|passwordReset)/,
  /^localization:/,
  /^folder:/,
  /[lL]ocale|[rR]eindex|ublishIn$|UnpublishIn$/,
  /^error:(?:insufficientClipboard|invalidRequestArgs)/,
]

test('no text of the console speaks of documents, globals, slugs, the API or a max', () => {
  const own = consoleWords as Words
  const seen = Object.entries(en.translations as Words).flatMap(([group, texts]) =>
    Object.entries(texts).map(([name, text]) => ({
      key: `${group}:${name}`,
      text: String(own[group]?.[name] ?? text),
    })),
  )
  expect(seen.length).toBeGreaterThan(400)
  // What stands in {{braces}} or <tags> is filled in.
  const spoken = (text: string) => text.replaceAll(/\{\{.*?\}\}|<.*?>/g, '')
  const odd = seen.filter(
    ({ key, text }) => JARGON.test(spoken(text)) && !UNSEEN.some((part) => part.test(key)),
  )
  expect(odd).toEqual([])
})

test('every text of ours still has its place in Payload', () => {
  const theirs = en.translations as Words
  const lost = Object.entries(consoleWords as Words).flatMap(([group, texts]) =>
    Object.keys(texts).filter((name) => typeof theirs[group]?.[name] !== 'string'),
  )
  expect(lost).toEqual([])
})
