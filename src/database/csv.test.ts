import { describe, expect, it } from '@jest/globals'
import { csvResponse, toCsv, withoutEscapes } from './csv'

describe('a CSV cell', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1'])('never starts a formula: %j', (value) => {
    const cell = toCsv(['a'], [{ a: value }])
      .split('\r\n')
      .slice(1)
      .join('\r\n')
    expect(cell.replace(/^"/, '')).toMatch(/^'/)
  })

  it.each([
    [';=1', ";'=1"],
    ["x;=cmd|'/C calc'!S0;y", "x;'=cmd|'/C calc'!S0;y"],
    ['Nia\t@SUM(A1); -1', "Nia\t'@SUM(A1); '-1"],
    ['x;"＝1"', `x;"'＝1"`],
    ['note\n+1', "note\n'+1"],
    ['a; b = c; 1-2', 'a; b = c; 1-2'],
  ])('starts none where semicolons, tabs or lines separate cells: %j', (value, safe) => {
    const [, ...rows] = toCsv(['a'], [{ a: value }]).split('\r\n')
    expect(
      rows
        .join('')
        .replace(/^"(.*)"$/s, '$1')
        .replaceAll('""', '"'),
    ).toBe(safe)
  })

  it.each(['=1+1', '\t=1', ';=1', 'x;"＝1"', 'note\n+1', "it's; 'quoted'", "x'=1"])(
    'is the same again without its escapes: %j',
    (value) => {
      const [, ...rows] = toCsv(['a'], [{ a: value }]).split('\r\n')
      const cell = rows.join('').replace(/^"(.*)"$/s, '$1')
      expect(withoutEscapes(cell.replaceAll('""', '"'))).toBe(value)
    },
  )

  it('keeps quotes, commas and line breaks inside one field', () => {
    const csv = toCsv(['a', 'b'], [{ a: 'say "hi", twice', b: 'two\nlines' }])
    expect(csv).toBe('\uFEFFa,b\r\n"say ""hi"", twice","two\nlines"\r\n')
  })
})

describe('a CSV download', () => {
  it('reads no further than it is read, and has one header', async () => {
    let read = 0
    async function* records() {
      for (; read < 2_000; read += 1) yield read
    }
    const reader = csvResponse('numbers', ['a'], records(), (a) => [{ a }]).body?.getReader()
    const first = await reader?.read()
    expect(read).toBeLessThan(1_000)
    let text = new TextDecoder().decode(first?.value)
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      text += new TextDecoder().decode(part.value)
    }
    const rows = text.trim().split('\r\n')
    expect(rows).toHaveLength(2_001)
    expect([rows[0], rows[1], rows[2_000]]).toEqual(['a', '0', '1999'])
  })

  it('of nothing has the header alone', async () => {
    async function* none(): AsyncGenerator<number> {}
    expect(await csvResponse('nothing', ['a'], none(), (a) => [{ a }]).text()).toBe('a\r\n')
  })
})
