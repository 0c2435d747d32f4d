import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from '@jest/globals'
import { readMatroskaFile, readMovieFile } from './readFilm'

const PLACE = '+25.7907-080.1300/'

describe('a film on the disk', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'isla-film-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const stored = (bytes: Buffer) => {
    const file = path.join(folder, 'film')
    writeFileSync(file, bytes)
    return file
  }

  it('of a phone loses its place where it stands, and says its length and its size as it is shown', async () => {
    const data = box('mdat', Buffer.alloc(64, 9))
    const moov = box('moov', mvhd(600, 7_530), box('trak', tkhd(1920, 1080, true)), box('meta', PLACE))
    const film = Buffer.concat([
      box('ftyp', 'qt  '),
      box('wide', ''),
      data,
      moov,
      box('udta', box('©xyz', PLACE)),
    ])
    const file = stored(film)
    expect(await readMovieFile(file)).toEqual({ seconds: 12.6, width: 1080, height: 1920 })
    const after = readFileSync(file)
    expect(after.includes(PLACE)).toBe(false)
    expect(after.length).toBe(film.length)
    expect(after.includes(data)).toBe(true)
  })

  it.each([
    ['is cut off', Buffer.concat([box('ftyp', 'isom'), box('moov', mvhd(600, 600)).subarray(0, 20)])],
    ['has no description', box('ftyp', 'isom')],
    ['has a box that reaches beyond its end', Buffer.from('7fffffff6d6f6f76', 'hex')],
    ['has a box of no size that could be', Buffer.from('000000046d6f6f76', 'hex')],
  ])('that %s is none', async (_, film) => {
    expect(await readMovieFile(stored(film))).toBeNull()
  })

  it('says nothing where it knows nothing', async () => {
    const moov = box('moov', mvhd(0, 0), box('trak', tkhd(0, 0, false)))
    const film = await readMovieFile(stored(Buffer.concat([box('ftyp', 'isom'), moov])))
    expect(film).toEqual({ seconds: null, width: null, height: null })
    const empty = { seconds: null, width: null, height: null }
    expect(await readMatroskaFile(stored(Buffer.from('1a45dfa3', 'hex')))).toEqual(empty)
  })

  it('of the site, in WebM, says its length and size', async () => {
    const film = readFileSync('media/seed/hero-silk.webm')
    const file = stored(film)
    expect(await readMatroskaFile(file)).toEqual({ seconds: expect.any(Number), width: 1280, height: 720 })
    expect(withoutNotes(readFileSync(file)).equals(withoutNotes(film))).toBe(true)
  })

  it.each([
    ['of known length', (content: Buffer) => element('18538067', content)],
    [
      'recorded live',
      (content: Buffer) => Buffer.concat([Buffer.from('1853806701ffffffffffffff', 'hex'), content]),
    ],
  ])('in WebM, %s, loses its place where it stands', async (_, segment) => {
    const cluster = Buffer.concat([
      Buffer.from('1f43b67501ffffffffffffff', 'hex'),
      element('a3', Buffer.alloc(64, 9)),
    ])
    const parts = [
      element('1254c367', Buffer.from(PLACE)),
      cluster,
      element('1941a469', Buffer.from(`a${PLACE}`)),
    ]
    const film = Buffer.concat([element('1a45dfa3', Buffer.alloc(4)), segment(Buffer.concat(parts))])
    const file = stored(film)
    await readMatroskaFile(file)
    const after = readFileSync(file)
    expect(after.includes(PLACE)).toBe(false)
    expect(after.length).toBe(film.length)
    expect(after.includes(cluster)).toBe(true)
  })
})

function box(type: string, ...content: (Buffer | string)[]): Buffer {
  const inner = Buffer.concat(content.map((each) => (typeof each === 'string' ? Buffer.from(each) : each)))
  const header = Buffer.alloc(8)
  header.writeUInt32BE(inner.length + 8, 0)
  header.write(type, 4, 'latin1')
  return Buffer.concat([header, inner])
}

/** An EBML element with a four-byte size. */
function element(id: string, content: Buffer): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(0x10000000 + content.length)
  return Buffer.concat([Buffer.from(id, 'hex'), size, content])
}

/** A film from its first cluster on; the site's own metadata before it names the program that wrote it. */
function withoutNotes(film: Buffer): Buffer {
  return film.subarray(film.indexOf(Buffer.from('1f43b675', 'hex')))
}

function mvhd(scale: number, length: number): Buffer {
  const content = Buffer.alloc(100)
  content.writeUInt32BE(scale, 12)
  content.writeUInt32BE(length, 16)
  return box('mvhd', content)
}

/** A quarter turn is the matrix (0 1 / -1 0). */
function tkhd(width: number, height: number, isTurned: boolean): Buffer {
  const content = Buffer.alloc(84)
  content.writeInt32BE(isTurned ? 0 : 65_536, 40)
  content.writeInt32BE(isTurned ? 65_536 : 0, 44)
  content.writeUInt32BE(width * 65_536, 76)
  content.writeUInt32BE(height * 65_536, 80)
  return box('tkhd', content)
}
