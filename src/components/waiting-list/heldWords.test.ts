import { heldWords } from './heldWords'

const NOW = Date.parse('2026-11-22T12:00:00.000Z')
const words = (held: number, minutes: number | null, waiting = 0) =>
  heldWords(
    {
      variantId: null,
      held,
      freeAt: minutes === null ? null : new Date(NOW + minutes * 60_000).toISOString(),
      waiting,
    },
    NOW,
  )

test('what is held is said with the longest that it can take, and who waits', () => {
  expect(words(2, 22.1)).toEqual(['2 are in somebody’s checkout, back in at most 23 min if not paid.'])
  expect(words(1, -3, 1)).toEqual([
    '1 is in somebody’s checkout, back in at most 1 min if not paid.',
    '1 person is in line before you.',
  ])
  expect(words(3, 4_300)).toEqual(['3 are ordered, not paid yet, back in at most 3 days if not paid.'])
  expect(words(1, 300)).toEqual(['1 is ordered, not paid yet, back in at most 5 hours if not paid.'])
  expect(words(0, null, 4)).toEqual(['4 people are in line before you.'])
  expect(words(0, null)).toEqual([])
})
