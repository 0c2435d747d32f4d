import { expect, test } from '@jest/globals'
import { comparedWith } from './comparedWith'

const versionsOf = (...states: string[]) =>
  states.map((_status, index) => ({ id: index, version: { _status } }))

test('a publication is compared with what was live before it, a draft with the version before it', () => {
  const versions = versionsOf('draft', 'published', 'draft', 'draft', 'published', 'draft')
  const compared = versions.map((_, index) => comparedWith(versions, index)?.id)
  expect(compared).toEqual([1, 4, 3, 4, 5, undefined])
})
