import { assert, property, string } from 'fast-check'
import { plainText, plainTexts } from './plainText'

describe('a text that is read', () => {
  it.each([
    ['a\0b', 'ab'],
    ['a\u0007b\u001Bc\u007Fd\u0085e\u009Ff', 'abcdef'],
    ['one\r\ntwo\n\tthree', 'one\ntwo\n\tthree'],
    ['lone\rreturn\r\r\nend', 'lonereturn\nend'],
    ['ñ 日本 👩‍💻 \u00A0\u200B', 'ñ 日本 👩‍💻 \u00A0\u200B'],
    ['', ''],
  ])('%j becomes %j', (given, expected) => {
    expect(plainText(given)).toBe(expected)
  })

  it('loses control characters and nothing else', () => {
    assert(
      property(string({ unit: 'binary' }), (text) => {
        const plain = plainText(text)
        expect(plain).not.toMatch(/(?![\n\t])\p{Cc}/u)
        expect(plainText(plain)).toBe(plain)
        expect(plain.replaceAll(/\p{Cc}/gu, '')).toBe(text.replaceAll(/\p{Cc}/gu, ''))
      }),
    )
  })

  it('is found in whatever holds it', () => {
    const date = new Date(0)
    expect(plainTexts({ a: ['x\0', { b: 'y\r\n' }], n: 1, t: true, z: null, u: undefined, date })).toEqual({
      a: ['x', { b: 'y\n' }],
      n: 1,
      t: true,
      z: null,
      u: undefined,
      date,
    })
    expect(plainTexts('x\0')).toBe('x')
    expect(plainTexts(null)).toBeNull()
  })

  it('stays as it is where it is a password', () => {
    const typed = { password: 'a\u0001b', newPassword: 'a\r\nb', currentPassword: '\0', title: 'a\u0001b' }
    expect(plainTexts(typed)).toEqual({ ...typed, title: 'ab' })
    expect(plainTexts({ username: 'a\0b', title: 'a\0b' }, /name$/)).toEqual({
      username: 'a\0b',
      title: 'ab',
    })
  })

  it('may stand very deep', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(9_000)}"x"${']'.repeat(9_000)}`)
    expect(() => plainTexts(deep)).not.toThrow()
  })
})
