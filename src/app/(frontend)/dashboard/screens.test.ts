import { readdirSync } from 'node:fs'
import { SCREEN_IDS } from '@/contracts/screens'

/** Segments that are not screens. */
const OTHERS = ['[...path]']

test('every screen has its page, and every page its screen', () => {
  const entries = readdirSync(import.meta.dirname, { withFileTypes: true })
  const segments = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  expect(segments.filter((name) => !OTHERS.includes(name)).toSorted()).toEqual(
    SCREEN_IDS.filter((id) => id !== 'home').toSorted(),
  )
})
