import { expect, test } from '@jest/globals'
import { openWindow } from './openWindows'

test('a window keeps its id over a reload, and one that is opened from it has another', () => {
  const id = openWindow()
  window.dispatchEvent(new Event('pagehide'))
  expect(openWindow()).toBe(id)
  // It begins with a copy of the session of a window that is open.
  expect(openWindow()).not.toBe(id)
})
