import { expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { ICON_SPRITE, iconNames } from './icons'

test('the sprite and the list of names hold the same drawings', () => {
  const sprite = readFileSync(`public${ICON_SPRITE}`, 'utf8')
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)
  expect(drawn).toEqual([...iconNames])
})
