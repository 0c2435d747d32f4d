import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readRecording } from './recording'

const fixture = (name: string) =>
  new Uint8Array(readFileSync(path.join(process.cwd(), 'src/endpoints/ideas/testing', name)))

describe('telling a recording by its bytes', () => {
  it("takes a browser's webm recording, and its length from the last block", () => {
    const recording = readRecording(fixture('recorded.webm'))
    expect(recording).toMatchObject({ contentType: 'audio/webm', extension: 'webm' })
    expect(recording?.seconds).toBeGreaterThan(0.8)
    expect(recording?.seconds).toBeLessThan(1.5)
  })

  it("takes a browser's mp4 recording", () => {
    const recording = readRecording(fixture('recorded.mp4'))
    expect(recording).toMatchObject({ contentType: 'audio/mp4', extension: 'mp4' })
    expect(recording?.seconds).toBeGreaterThan(0.5)
    expect(recording?.seconds).toBeLessThan(1.5)
  })

  it('refuses film, which has a picture track', () => {
    expect(readRecording(fixture('film.webm'))).toBeNull()
  })

  it.each([
    ['nothing', new Uint8Array()],
    ['a page', new TextEncoder().encode('<!doctype html><script>alert(1)</script>')],
    ['a picture', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['the head of a webm file alone', fixture('recorded.webm').subarray(0, 48)],
    ['the head of an mp4 file alone', fixture('recorded.mp4').subarray(0, 28)],
    ['a file that only claims to be webm', Uint8Array.of(0x1a, 0x45, 0xdf, 0xa3, 0xff, 0xff, 0xff, 0xff)],
  ])('refuses %s', (_, bytes) => {
    expect(readRecording(bytes)).toBeNull()
  })

  it.each([
    ['webm', fixture('recorded.webm'), [0xa0, 0x80]],
    ['mp4', fixture('recorded.mp4'), [0, 0, 0, 8, 0x74, 0x72, 0x61, 0x66]],
  ])('takes no longer for a %s made of millions of empty parts', (_, recording, part) => {
    const head = recording.subarray(0, 28)
    const filled = (parts: number) =>
      Uint8Array.from([...head, ...Array.from({ length: parts }, () => part).flat()])
    const timeOf = (bytes: Uint8Array) => {
      const since = performance.now()
      expect(readRecording(bytes)).toBeNull()
      return performance.now() - since
    }
    const [some, many] = [filled(200_000), filled(1_200_000)]
    timeOf(some)
    expect(timeOf(many)).toBeLessThan(3 * timeOf(some) + 20)
  })

  it('reads every cut-off recording without failing', () => {
    for (const name of ['recorded.webm', 'recorded.mp4']) {
      const bytes = fixture(name)
      for (let length = 0; length < bytes.length; length += 7) {
        expect(() => readRecording(bytes.subarray(0, length))).not.toThrow()
      }
    }
  })

  it('sees that a webm recording goes on for longer than it states', () => {
    const bytes = fixture('recorded.webm')
    const cluster = bytes.findIndex(
      (byte, at) => byte === 0xe7 && bytes[at + 1] === 0x81 && bytes[at + 2] === 0,
    )
    const late = Uint8Array.from([
      ...bytes.subarray(0, cluster),
      0xe7,
      0x84,
      0x00,
      0x09,
      0x27,
      0xc0,
      ...bytes.subarray(cluster + 3),
    ])
    expect(readRecording(late)?.seconds).toBeGreaterThan(600)
  })
})
