import { assert, integer, property, string } from 'fast-check'
import { cutFileName, cutText } from './cutText'
import { firstLetters } from './firstLetters'

const FAMILY = '👨‍👩‍👧'
const FLAG = '🇩🇴'

describe('a text that is cut', () => {
  it.each([
    ['Palmera', 7, 'Palmera'],
    ['Palmeras', 7, 'Palmera'],
    ['abc🌴', 4, 'abc'],
    [`ab${FAMILY}c`, 7, 'ab'],
    [`${FLAG}${FLAG}`, 6, FLAG],
    ['cafe\u0301s', 4, 'caf'],
    [FAMILY, 3, '👨‍'],
    [FAMILY, 1, ''],
  ])('%j at %i is %j', (text, max, expected) => {
    expect(cutText(text, max)).toBe(expected)
  })

  it('fits, is its beginning and is well-formed', () => {
    assert(
      property(string({ unit: 'grapheme' }), integer({ min: 0, max: 12 }), (text, max) => {
        const cut = cutText(text, max)
        expect(cut.length).toBeLessThanOrEqual(max)
        expect(text.startsWith(cut)).toBe(true)
        expect(cut).not.toMatch(/\p{Cs}/u)
      }),
    )
  })

  it.each([
    ['beach.jpg', 'beach.jpg'],
    [`${'ñ'.repeat(125)}.jpeg`, `${'ñ'.repeat(15)}.jpeg`],
    [`${'a'.repeat(14)}🌴.jpeg.mp4`, `${'a'.repeat(14)}🌴.mp4`],
    ['a note. And no ending at all', 'a note. And no endin'],
  ])('the file name %j keeps its ending', (name, expected) => {
    expect(cutFileName(name, 20)).toBe(expected)
  })

  it.each([
    ['🌴 Palmera', 1, '🌴'],
    [` ${FAMILY}a`, 2, `${FAMILY}a`],
    [FLAG, 1, FLAG],
    ['', 2, ''],
  ])('the first letters of %j', (text, count, expected) => {
    expect(firstLetters(text, count)).toBe(expected)
  })
})
