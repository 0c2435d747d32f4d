import { fold } from '@/contracts/core/fold'
import { contains } from './foldedPattern'

const FOUND = [
  ['nunez', 'Núñez'],
  ['Núñez', 'Nu\u0301n\u0303ez'],
  ['nu\u0301n\u0303ez', 'Núñez'],
  ['Núñez', 'NUNEZ'],
  ['strasse', 'Straße'],
  ['STRAẞE', 'strasse'],
  ['lodz', 'Łódź'],
  ['oresund', 'Øresund'],
  ['aerø', 'Ærö'],
  ['dogan', 'Doğan'],
  ['istanbul', 'İSTANBUL'],
  ['nguyen', 'Nguyễn'],
  ['ωδη', 'ᾨΔΉ'],
  ['ёлка', 'ЕЛКА'],
  ['한', '\u1112\u1161\u11ab'],
  ['が', 'か\u3099'],
  ['\u05e9\u05dc\u05d5\u05dd', '\u05e9\u05c1\u05b8\u05dc\u05d5\u05b9\u05dd'],
  ['file', 'ﬁle'],
  ['a.b-(c]', 'A.B-(C] d'],
] as const

const LOST = [
  ['nunes', 'Núñez'],
  ['か', 'が'],
  ['कम', 'काम'],
  ['a.b', 'axb'],
] as const

describe('a search', () => {
  const isStored = (words: string, text: string) =>
    new RegExp(contains(words).$regex, `${contains(words).$options}u`).test(text)

  it.each(FOUND)('for %j finds %j, in the browser and on the server', (words, text) => {
    expect([fold(text).includes(fold(words)), isStored(words, text)]).toEqual([true, true])
  })

  it.each(LOST)('for %j does not find %j', (words, text) => {
    expect([fold(text).includes(fold(words)), isStored(words, text)]).toEqual([false, false])
  })

  it('is never longer than the database takes', () => {
    expect(Buffer.byteLength(contains('ae'.repeat(100)).$regex)).toBeLessThan(32_764)
  })
})
