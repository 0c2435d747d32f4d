import { describe, expect, it } from '@jest/globals'
import { stripFilmLocation } from './stripFilmLocation'

const PLACE = '+25.7907-080.1300/'

describe('the notes of a film', () => {
  it('are blanked wherever a phone writes them, and nothing else moves', () => {
    const film = Buffer.concat([
      box('ftyp', Buffer.from('isom')),
      box(
        'moov',
        box('mvhd', Buffer.alloc(12, 7)),
        box('udta', box('©xyz', PLACE)),
        box('trak', box('meta', PLACE)),
      ),
      box('mdat', Buffer.alloc(40, 9)),
    ])
    const stripped = stripFilmLocation(film)
    expect(stripped.length).toBe(film.length)
    expect(stripped.includes(PLACE)).toBe(false)
    expect(stripped.indexOf('mdat')).toBe(film.indexOf('mdat'))
    expect(stripped.subarray(film.indexOf('mdat'))).toEqual(film.subarray(film.indexOf('mdat')))
    expect(film.includes(PLACE)).toBe(true)
  })

  it('are found behind a box with a 64-bit length, too', () => {
    const large = Buffer.alloc(24)
    large.writeUInt32BE(1, 0)
    large.write('free', 4, 'latin1')
    large.writeBigUInt64BE(24n, 8)
    const stripped = stripFilmLocation(Buffer.concat([large, box('moov', box('udta', PLACE))]))
    expect(stripped.includes(PLACE)).toBe(false)
  })

  it.each([Buffer.alloc(0), Buffer.alloc(7), Buffer.alloc(64), Buffer.from('ffffffff6d6f6f76', 'hex')])(
    'leave a broken file as it is',
    (film) => {
      expect(stripFilmLocation(film)).toEqual(film)
    },
  )
})

function box(type: string, ...content: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(content.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8, 0)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}
