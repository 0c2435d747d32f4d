import { expect, test } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NamedParts } from './NamedParts'

/** A row as Payload draws it (components/console/editing/holds.test.ts). */
function Row({ name, isClosed }: { name: string; isClosed: boolean }) {
  return (
    <div className={isClosed ? 'collapsible collapsible--collapsed' : 'collapsible'}>
      <button type="button" className="collapsible__toggle">
        <span>Toggle block</span>
      </button>
      <div className="collapsible__header-wrap">
        <div className="array-field__row-header">{name}</div>
      </div>
      <span className="array-actions__button" />
    </div>
  )
}

const rows = (first: string, isClosed: boolean) => (
  <NamedParts>
    <Row name={first} isClosed={isClosed} />
    <Row name="Community" isClosed />
  </NamedParts>
)

test('what opens a row is named after it, says whether it is open, and follows both', async () => {
  const { rerender } = render(rows('Photos', true))
  expect(await screen.findByRole('button', { name: 'Photos', expanded: false })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Community', expanded: false })).toBeTruthy()
  expect(screen.getByLabelText('Actions: Photos')).toBeTruthy()
  rerender(rows('Pictures', false))
  expect(await screen.findByRole('button', { name: 'Pictures', expanded: true })).toBeTruthy()
  expect(screen.getByLabelText('Actions: Pictures')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Toggle block' })).toBeNull()
})

test('a keyboard skips the menu', async () => {
  render(
    <NamedParts>
      <nav>
        <a href="/admin/media">Media</a>
      </nav>
      <main>
        <a href="/admin/landing">Landing page</a>
      </main>
    </NamedParts>,
  )
  const user = userEvent.setup()
  await user.tab()
  expect(document.activeElement?.textContent).toBe('Skip the menu')
  await waitFor(() => expect(screen.getByRole('main').id).toBe('console-main'))
  await user.keyboard('{Enter}')
  await user.tab()
  expect(document.activeElement?.textContent).toBe('Landing page')
})
