import { beforeEach, expect, test } from '@jest/globals'
import { render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { BackCloses } from './useBackCloses'

beforeEach(() => {
  window.matchMedia = ((query: string) => ({ matches: true, media: query })) as typeof window.matchMedia
})

/** Opens something, and tells what the history is like before it can be seen. */
function Opened({ onBeforePaint }: { onBeforePaint: (state: unknown) => void }) {
  useLayoutEffect(() => onBeforePaint(window.history.state))
  return <BackCloses isOpen close={() => undefined} />
}

test('what is open has its step of the history before it is painted, and takes it along', async () => {
  const states: unknown[] = []
  const left = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  const { unmount } = render(<Opened onBeforePaint={(state) => void states.push(state)} />)
  expect(states).toEqual([{ isOpenLayer: true }])
  unmount()
  await left
  expect(window.history.state).toBeNull()
})
