import { expect, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderDashboardScreen } from '../testing/renderDashboardScreen'
import { useUrlChoice, useUrlSearchText } from './useScreenSearch'

function Probe() {
  const [tab, setTab] = useUrlChoice('tab', 'mine', ['mine', 'all'])
  const [text, setText] = useUrlSearchText()
  return (
    <>
      <output>{`${tab}:${text}`}</output>
      <button type="button" onClick={() => setTab('all')}>
        All
      </button>
      <button type="button" onClick={() => setTab('mine')}>
        Mine
      </button>
      <input aria-label="Search" value={text} onChange={({ target }) => setText(target.value)} />
    </>
  )
}

const shown = () => screen.getByRole('status').textContent

test('a link opens its view; what it does not know falls back', () => {
  const { unmount } = renderDashboardScreen(<Probe />, undefined, '?tab=all&q=linen+top')
  expect(shown()).toBe('all:linen top')
  unmount()
  renderDashboardScreen(<Probe />, undefined, '?tab=nothing')
  expect(shown()).toBe('mine:')
})

test('a longer text than a search takes is cut, between two characters', () => {
  renderDashboardScreen(<Probe />, undefined, `?q=${'x'.repeat(199)}${encodeURIComponent('🌴🌴')}`)
  expect(shown()).toBe(`mine:${'x'.repeat(199)}`)
})

test('a choice is a step back, typing is none, and the default leaves the address clean', async () => {
  renderDashboardScreen(<Probe />)
  const user = userEvent.setup()
  const before = window.history.length
  await user.click(screen.getByRole('button', { name: 'All' }))
  await user.type(screen.getByLabelText('Search'), 'sea')
  expect([shown(), window.location.search]).toEqual(['all:sea', '?tab=all&q=sea'])
  expect(window.history.length).toBe(before + 1)
  await act(async () => {
    window.history.back()
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  })
  expect(shown()).toBe('mine:')
  await user.click(screen.getByRole('button', { name: 'All' }))
  await user.click(screen.getByRole('button', { name: 'Mine' }))
  expect(window.location.search).toBe('')
})
