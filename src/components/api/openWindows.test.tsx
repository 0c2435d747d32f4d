import { afterEach, expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { isOpen, openWindow } from './openWindows'

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks')
  localStorage.clear()
  sessionStorage.clear()
})

test('a window keeps its id over a reload, and one that is opened from it has another', () => {
  const { id } = openWindow()
  window.dispatchEvent(new Event('pagehide'))
  expect(openWindow().id).toBe(id)
  // It begins with a copy of the session of a window that is open.
  expect(openWindow().id).not.toBe(id)
})

/** The locks of a browser, which jsdom has not; another window holds `other`. */
function giveLocks(other: string): void {
  const held = new Set([other])
  const request = async (name: string, { ifAvailable }: LockOptions, hold: (lock: unknown) => unknown) => {
    if (ifAvailable && held.has(name)) return hold(null)
    held.add(name)
    return hold({ name })
  }
  const query = async () => ({ held: [...held].map((name) => ({ name })), pending: [] })
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request, query } })
}

test('a copy of a hidden window gets an id of its own, and the other one stays open', async () => {
  giveLocks('window:the-hidden-one')
  localStorage.setItem('window:the-hidden-one', '1')
  sessionStorage.setItem('window', 'the-hidden-one')
  const copy = openWindow()
  await waitFor(() => expect(copy.id).not.toBe('the-hidden-one'))
  expect(isOpen('the-hidden-one')).toBe(true)
  expect(isOpen(copy.id)).toBe(true)
})

test('a window that a crash or a phone ended keeps its id when it comes back', async () => {
  giveLocks('window:another')
  localStorage.setItem('window:ended', '1')
  localStorage.setItem('window:left', '1')
  sessionStorage.setItem('window', 'ended')
  const back = openWindow()
  await waitFor(() => expect(isOpen('left')).toBe(false))
  expect(back.id).toBe('ended')
})
