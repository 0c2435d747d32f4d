import { defaultCopy } from '@/globals/defaults'
import { countedCopy, isCounting } from './countedCopy'

const shipped = { roles: 10, places: 8 }

describe('the counts in a page’s texts', () => {
  it('read on a fresh site as they were typed once', () => {
    expect(countedCopy(defaultCopy['join-team'].roles.heading, shipped)).toEqual({
      start: 'Ten',
      end: 'open roles',
    })
    expect(countedCopy(defaultCopy['join-team'].meta.description, shipped)).toMatch(
      /^Ten open roles around one/,
    )
    expect(JSON.stringify(countedCopy(defaultCopy.platform.team, shipped))).toContain(
      'moderators. Ten roles are open.',
    )
    expect(JSON.stringify(countedCopy(defaultCopy.directory.intro, shipped))).toContain(
      '"Eight places to start with.',
    )
  })

  it.each([
    [0, 'No roles, and no.'],
    [1, 'One roles, and one.'],
    [12, 'Twelve roles, and twelve.'],
    [1300, '1,300 roles, and 1,300.'],
  ])('say %i in words, with a capital where a sentence begins', (roles, text) => {
    expect(countedCopy({ text: '{roles} roles, and {roles}.' }, { roles, places: 0 })).toEqual({ text })
  })

  it('leave everything else as it is: other braces, numbers, null, and copy that counts nothing', () => {
    const copy = { a: '{role} {ROLES}', b: 3, c: null, d: [false, undefined] }
    expect(countedCopy(copy, shipped)).toEqual(copy)
    expect(isCounting(copy)).toBe(false)
    expect(isCounting({ rows: [{ text: 'All {places}' }] })).toBe(true)
  })
})
