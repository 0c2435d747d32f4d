import { expect, jest, test } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { RowMenu } from './RowMenu'
import { Still } from './Still'

const trigger = () => screen.getByRole('button', { name: 'Move Linen' })
const focused = () => document.activeElement?.textContent

const onEdit = jest.fn()
const menu = (
  <RowMenu
    label="Move Linen"
    items={() => [
      { id: 'edit', label: 'Edit', onAction: onEdit },
      { id: 'delete', label: 'Delete', onAction: () => {} },
    ]}
  />
)

test('opens by a press, which is none on its row, and runs the chosen action', async () => {
  const onOpen = jest.fn()
  render(
    <GridList aria-label="Tasks" onAction={onOpen}>
      <GridListItem id="linen" textValue="Linen">
        <Still>{menu}</Still>
      </GridListItem>
    </GridList>,
  )
  const user = userEvent.setup()
  expect(trigger().getAttribute('aria-expanded')).toBe('false')
  await user.click(trigger())
  expect(await screen.findByRole('dialog', { name: 'Move Linen' })).toBeTruthy()
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  expect(onEdit).toHaveBeenCalledTimes(1)
  expect(onOpen).not.toHaveBeenCalled()
  expect(screen.queryByRole('menu')).toBeNull()
})

test('opens by keyboard at its first or last item, and gives the focus back', async () => {
  render(menu)
  const user = userEvent.setup()
  await user.tab()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(focused()).toBe('Edit'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(trigger()))
  expect(trigger().getAttribute('aria-expanded')).toBe('false')
  await user.keyboard('{ArrowUp}')
  await waitFor(() => expect(focused()).toBe('Delete'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(trigger()))
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(focused()).toBe('Edit'))
})
