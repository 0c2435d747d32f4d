import { expect, test } from '@jest/globals'
import { type UploadEvent, type UploadRow, changeUploads, newRow, nextRows } from './uploadRows'
import { amountText, statusText } from './uploadText'

const MB = 1_000_000
const film = newRow({ id: 'film', name: 'rooftop.mov', size: 612 * MB })

function after(...events: UploadEvent[]): UploadRow {
  const [row = film] = events.reduce(changeUploads, [film] as readonly UploadRow[])
  return row
}
const sending: UploadEvent = { kind: 'phase', id: 'film', phase: 'sending' }
const progress = (megabytes: number, seconds: number): UploadEvent => ({
  kind: 'progress',
  id: 'film',
  sent: megabytes * MB,
  at: seconds * 1000,
})

test('speed is measured between reports, never from the start of what was sent before', () => {
  // A resumed upload starts at the server's offset.
  const resumed = after(sending, progress(200, 10))
  expect([amountText(resumed), statusText(resumed)]).toEqual(['200 of 612 MB', '32 %'])
  const faster = after(sending, progress(200, 10), progress(201, 10.1), progress(220, 12))
  expect(amountText(faster)).toBe('220 of 612 MB, 10 MB/s')
  expect(statusText(faster)).toBe('35 %, about 40 seconds left')
})

test('a pause keeps what was sent and forgets the speed', () => {
  const paused = after(sending, progress(200, 10), progress(220, 12), {
    kind: 'phase',
    id: 'film',
    phase: 'paused',
  })
  expect([paused.speed, amountText(paused)]).toEqual([null, '220 of 612 MB'])
  expect(statusText(paused)).toBe('Paused at 35 %. It waits here, after a reload too.')
})

test('a failure keeps its reason until it is tried again', () => {
  const failed = after(sending, {
    kind: 'failed',
    id: 'film',
    failure: 'No room',
    existingId: null,
    canTryAgain: true,
  })
  expect([failed.phase, statusText(failed)]).toEqual(['failed', 'No room'])
  const again = changeUploads([failed], { kind: 'phase', id: 'film', phase: 'waiting' })[0]
  expect(again && statusText(again)).toBe('Waits for its turn')
})

test('99.9 % is not yet all, and what is left over asks for its file', () => {
  const left = { ...film, phase: 'left' as const, sent: film.size - 1 }
  expect(statusText(left)).toBe('Choose rooftop.mov again to go on at 99 %')
})

test('two files are sent at once, the others wait in their order; none is added twice', () => {
  const rows = ['a', 'b', 'c'].map((id) => newRow({ id, name: id, size: 1 }))
  expect(nextRows(rows).map(({ id }) => id)).toEqual(['a', 'b'])
  const one = changeUploads(rows, { kind: 'phase', id: 'b', phase: 'sending' })
  expect(nextRows(one).map(({ id }) => id)).toEqual(['a'])
  expect(changeUploads(rows, { kind: 'added', rows })).toHaveLength(3)
})
