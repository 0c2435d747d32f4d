import { beforeEach, expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { resetMemoryStores } from '../api/memoryStore'
import { renderDashboardScreen } from '../testing/renderDashboardScreen'
import { ChatScreen } from './ChatScreen'

beforeEach(resetMemoryStores)

test('shows the three fixed numbers', () => {
  renderDashboardScreen(<ChatScreen />)
  const numbers = within(screen.getByLabelText('Chat')).getAllByRole('definition')
  expect(numbers.map(({ textContent }) => textContent)).toEqual(['12', '8', '45'])
})

test('filters by category', async () => {
  renderDashboardScreen(<ChatScreen />)
  const user = userEvent.setup()
  expect(screen.getByText('Marco Bell')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /Category/ }))
  await user.click(screen.getByRole('option', { name: 'Feedback' }))
  expect(screen.queryByText('Marco Bell')).toBeNull()
  expect(screen.getByText('Sofia Grant')).toBeTruthy()
})

test('opens a conversation, marks it read, sends an answer and ignores a blank one', async () => {
  renderDashboardScreen(<ChatScreen />)
  const user = userEvent.setup()
  expect(screen.getAllByText('Unread')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: /Lena Ortiz/ }))
  expect(screen.getAllByText('Unread')).toHaveLength(1)
  const log = within(screen.getByRole('log'))
  const before = log.getAllByRole('listitem').length
  await user.type(screen.getByLabelText('Message'), '   ')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(log.getAllByRole('listitem')).toHaveLength(before)
  await user.type(screen.getByLabelText('Message'), 'A cache was stale.{Enter}')
  expect(log.getAllByRole('listitem')).toHaveLength(before + 1)
  expect(log.getByText('A cache was stale.')).toBeTruthy()
})
