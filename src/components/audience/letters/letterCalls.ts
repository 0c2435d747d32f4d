import { listLetters, readLetter } from '@/contracts/audience/letters'

/** The calls whose answers depend on a letter; reload them after each change of one. */
export const LETTER_CALLS = [readLetter, listLetters] as const

/** What every change of a letter that is not a draft any more does after it, and says when it is refused. */
export const LETTER_CHANGE = {
  refresh: LETTER_CALLS,
  failure: 'That was not possible.',
  showsServerText: true,
} as const
