import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Toaster } from './Toaster'
import {
  dismissToast,
  getToasts,
  toast,
  TOAST_DURATION,
  TOAST_REMOVE_DELAY,
  TOAST_SWIPE_THRESHOLD,
} from './toastQueue'

// The first toast loads its module; preloaded here, so that it cannot race with the fake timers.
await import('./Toast')

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(async () => {
  await passTime(TOAST_DURATION + TOAST_REMOVE_DELAY)
  jest.useRealTimers()
})

test('one message at a time: a new one takes the place of the old one', async () => {
  await renderToaster()
  await show({ title: 'Saved' })
  await show({ title: 'Error', description: 'Could not save', destructive: true })
  expect(screen.queryByText('Saved')).toBeNull()
  expect(screen.getByRole('alert').textContent).toContain('Could not save')
  expect(screen.queryByRole('status')).toBeNull()
})

test('a message is a polite status and goes away by itself after five seconds', async () => {
  await renderToaster()
  await show({ title: 'Success!', description: "You'll be notified when we launch." })
  expect(screen.getByRole('status').textContent).toBe("Success!You'll be notified when we launch.")
  await passTime(TOAST_DURATION - 100)
  expect(screen.queryByRole('status')).not.toBeNull()
  await passTime(200)
  expect(screen.queryByRole('status')).toBeNull()
})

test('the clock stands still while the pointer or the focus is on the message', async () => {
  await renderToaster()
  await show({ title: 'Saved' })
  fireEvent.pointerEnter(screen.getByRole('status'))
  await passTime(TOAST_DURATION * 3)
  fireEvent.pointerLeave(screen.getByRole('status'))
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
  await passTime(TOAST_DURATION * 3)
  expect(screen.queryByRole('status')).not.toBeNull()
  act(() => screen.getByRole('button', { name: 'Dismiss' }).blur())
  await passTime(TOAST_DURATION + 100)
  expect(screen.queryByRole('status')).toBeNull()
})

test('F8 goes to the notifications, Escape dismisses and goes back to where one was', async () => {
  await renderToaster()
  await show({ title: 'Saved' })
  const field = screen.getByRole('textbox')
  field.focus()
  fireEvent.keyDown(field, { key: 'F8' })
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Notifications (F8)' }))
  const dismiss = screen.getByRole('button', { name: 'Dismiss' })
  act(() => dismiss.focus())
  fireEvent.keyDown(dismiss, { key: 'Escape' })
  await passTime(0)
  expect(screen.queryByRole('status')).toBeNull()
  expect(document.activeElement).toBe(field)
})

test('the button dismisses', async () => {
  await renderToaster()
  await show({ title: 'Saved' })
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  await passTime(0)
  expect(screen.queryByRole('status')).toBeNull()
})

test.each([
  ['50 px to the right dismisses', TOAST_SWIPE_THRESHOLD, false],
  ['less than 50 px comes back', TOAST_SWIPE_THRESHOLD - 1, true],
  ['to the left does nothing', -200, true],
])('a swipe of %s', async (_, distance, stays) => {
  await renderToaster()
  await show({ title: 'Saved' })
  const message = screen.getByRole('status')
  fireEvent.pointerDown(message, { clientX: 100, button: 0, pointerId: 1 })
  fireEvent.pointerMove(message, { clientX: 100 + distance, pointerId: 1 })
  fireEvent.pointerUp(message, { clientX: 100 + distance, pointerId: 1 })
  await passTime(0)
  expect(screen.queryByRole('status') !== null).toBe(stays)
})

test('the record of a dismissed message is kept for 1,000,000 ms', async () => {
  toast({ title: 'Saved' })
  dismissToast(getToasts()[0]?.id ?? 0)
  jest.advanceTimersByTime(TOAST_REMOVE_DELAY - 1)
  expect(getToasts()).toHaveLength(1)
  expect(getToasts()[0]?.isOpen).toBe(false)
  jest.advanceTimersByTime(1)
  expect(getToasts()).toHaveLength(0)
})

async function renderToaster(): Promise<void> {
  render(
    <>
      <input aria-label="Field" />
      <Toaster />
    </>,
  )
  await passTime(0)
}

async function show(message: Parameters<typeof toast>[0]): Promise<void> {
  act(() => toast(message))
  await passTime(20)
}

async function passTime(ms: number): Promise<void> {
  await act(async () => {
    await jest.advanceTimersByTimeAsync(ms)
  })
}
