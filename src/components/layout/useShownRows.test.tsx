import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderDashboardScreen } from '../testing/renderDashboardScreen'
import { useShownRows } from './useShownRows'

const rows = Array.from({ length: 230 }, (_, index) => `Row ${index + 1}`)

function List() {
  const { shown, more, listRef } = useShownRows('things', rows)
  return (
    <>
      <ul ref={listRef}>
        {shown.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
      {more}
    </>
  )
}

test('shows a hundred, then the next ones with the focus at the first of them, and keeps how many', async () => {
  const { unmount } = renderDashboardScreen(<List />)
  const user = userEvent.setup()
  expect(screen.getAllByRole('listitem')).toHaveLength(100)
  expect(screen.getByText('100 of 230 shown')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show 100 more' }))
  expect(document.activeElement?.textContent).toBe('Row 101')
  expect(window.location.search).toBe('?things-rows=200')
  unmount()
  renderDashboardScreen(<List />, undefined, '?things-rows=200')
  expect(screen.getAllByRole('listitem')).toHaveLength(200)
  await user.click(screen.getByRole('button', { name: 'Show 30 more' }))
  expect(document.activeElement?.textContent).toBe('Row 201')
  expect(screen.queryByRole('button')).toBeNull()
})
