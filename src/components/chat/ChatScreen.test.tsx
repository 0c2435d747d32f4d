import { beforeEach, expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server.node'
import { resetMemoryStores } from '../api/memoryStore'
import { renderDashboardScreen } from '../testing/renderDashboardScreen'
import { inLayout } from '../testing/renderScreen'
import { statsOf } from '../testing/statsOf'
import { ChatScreen } from './ChatScreen'

const NONE = { items: [], stats: { active: 0, unread: 0, resolvedToday: 0 }, cursor: null }

beforeEach(resetMemoryStores)

test('shows the three fixed numbers', () => {
  renderDashboardScreen(<ChatScreen start={NONE} />)
  expect(statsOf('Chat')).toEqual(['12', '8', '45'])
  expect(screen.getByText('These are samples. Your own start empty.')).toBeTruthy()
  expect(screen.queryByLabelText('Search conversations')).toBeNull()
})

test('filters by category', async () => {
  renderDashboardScreen(<ChatScreen start={NONE} />)
  const user = userEvent.setup()
  expect(screen.getByText('Marco Bell')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /Category/ }))
  await user.click(screen.getByRole('option', { name: 'Feedback' }))
  expect(screen.queryByText('Marco Bell')).toBeNull()
  expect(screen.getByText('Sofia Grant')).toBeTruthy()
})

test('opens a conversation, marks it read, sends an answer and ignores a blank one', async () => {
  renderDashboardScreen(<ChatScreen start={NONE} />)
  const user = userEvent.setup()
  expect(screen.getAllByText('Unread')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: /Lena Ortiz/ }))
  expect(screen.getAllByText('Unread')).toHaveLength(1)
  const log = within(screen.getByRole('log'))
  const before = log.getAllByRole('listitem').length
  expect(screen.getByText('Nobody reads it. Kept in this tab only, until you reload it.')).toBeTruthy()
  await user.type(screen.getByLabelText('Message'), '   ')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(log.getAllByRole('listitem')).toHaveLength(before)
  await user.type(screen.getByLabelText('Message'), 'A cache was stale.{Enter}')
  expect(log.getAllByRole('listitem')).toHaveLength(before + 1)
  expect(log.getByText('A cache was stale.')).toBeTruthy()
})

test('each conversation keeps its own draft while others are read, and gives it up when it is sent', async () => {
  const view = renderDashboardScreen(<ChatScreen start={NONE} />)
  const user = userEvent.setup()
  const open = (name: RegExp) => user.click(screen.getByRole('button', { name }))
  const message = () => screen.getByLabelText<HTMLInputElement>('Message')
  await open(/Lena Ortiz/)
  await user.type(message(), 'A cache was')
  await open(/Marco Bell/)
  expect(message().value).toBe('')
  await user.type(message(), 'Friday')
  await open(/Lena Ortiz/)
  expect(message().value).toBe('A cache was')
  view.unmount()

  renderDashboardScreen(<ChatScreen start={NONE} />)
  await open(/Lena Ortiz/)
  await user.type(message(), ' stale.{Enter}')
  expect(within(screen.getByRole('log')).getByText('A cache was stale.')).toBeTruthy()
  await open(/Marco Bell/)
  expect(message().value).toBe('Friday')
  await open(/Lena Ortiz/)
  expect(message().value).toBe('')
})

test('leaves days to the browser: the server has another clock and another time zone', () => {
  const html = renderToString(inLayout(<ChatScreen start={NONE} />))
  expect(html).toContain('Marco Bell')
  expect(html).not.toMatch(/[A-Z][a-z]{2} \d{1,2}, \d{4}|overdue/)
  renderDashboardScreen(<ChatScreen start={NONE} />)
  expect(screen.getAllByText(/[A-Z][a-z]{2} \d{1,2}, \d{4}/)).not.toHaveLength(0)
})
