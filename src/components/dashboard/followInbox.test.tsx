import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import type { Inbox } from '@/contracts/notifications'
import { answerCalls } from '../testing/answerCalls'
import { followInbox } from './followInbox'

/** jsdom has no locks, like a browser on plain http: there each visible tab asks once a minute. */
const MINUTE = 60_000
const NEWS: Inbox = { cursor: 4, unreadMessages: 0, unreadNotifications: 1 }
const GET = 'GET /api/inbox'

let stop = () => {}
beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  stop()
  see('visible')
  jest.useRealTimers()
})

function see(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

test('without locks a visible tab asks once a minute, a hidden one nothing, and at once when it is back', async () => {
  const made = answerCalls({ [GET]: () => ({ body: NEWS }) })
  const told: Inbox[] = []
  stop = followInbox({ userId: 'isla', cursor: 3, onNews: (inbox) => told.push(inbox) })
  expect(made).toHaveLength(0)
  jest.advanceTimersByTime(MINUTE)
  expect(made).toHaveLength(1)
  await waitFor(() => expect(told).toEqual([NEWS]))
  see('hidden')
  jest.advanceTimersByTime(10 * MINUTE)
  expect(made).toHaveLength(1)
  see('visible')
  expect(made).toHaveLength(2)
  await waitFor(() => expect(told).toEqual([NEWS]))
})

test('a failure is tried again in a minute, and the end of the session ends the asking', async () => {
  let status = 500
  const made = answerCalls({ [GET]: () => ({ status, body: {} }) })
  stop = followInbox({ userId: 'isla', cursor: 3, onNews: () => undefined })
  for (const next of [503, 401]) {
    await jest.advanceTimersByTimeAsync(MINUTE)
    status = next
  }
  await jest.advanceTimersByTimeAsync(10 * MINUTE)
  expect(made).toHaveLength(3)
})

test('what is told while it is asked is asked about again, and nothing once it is stopped', async () => {
  let answer: ((inbox: Inbox) => void) | undefined
  const made = answerCalls({ [GET]: () => new Promise((done) => (answer = (body) => done({ body }))) })
  const told: Inbox[] = []
  stop = followInbox({ userId: 'isla', cursor: 3, onNews: (inbox) => told.push(inbox) })
  await jest.advanceTimersByTimeAsync(2 * MINUTE)
  expect(made).toHaveLength(1)
  answer?.(NEWS)
  await jest.advanceTimersByTimeAsync(1)
  expect(made).toHaveLength(2)
  stop()
  answer?.({ ...NEWS, cursor: 5 })
  await jest.advanceTimersByTimeAsync(10 * MINUTE)
  expect(told).toEqual([NEWS])
  expect(made).toHaveLength(2)
})
