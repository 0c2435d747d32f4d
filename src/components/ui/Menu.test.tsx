import { expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IconButton } from './IconButton'
import { Menu } from './Menu'

test('opens by keyboard and runs the chosen action', async () => {
  const onDelete = jest.fn()
  render(
    <Menu
      label="Actions"
      trigger={<IconButton icon="more" label="More" />}
      items={[
        { id: 'edit', label: 'Edit', onAction: () => {} },
        { id: 'delete', label: 'Delete', onAction: onDelete, isDanger: true },
      ]}
    />,
  )
  const user = userEvent.setup()
  await user.tab()
  await user.keyboard('{Enter}{ArrowDown}{Enter}')
  expect(onDelete).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('menu')).toBeNull()
})
