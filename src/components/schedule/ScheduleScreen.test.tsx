import { beforeEach, expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { format } from 'date-fns'
import { renderToString } from 'react-dom/server.node'
import { resetMemoryStores } from '../api/memoryStore'
import { renderDashboardScreen } from '../testing/renderDashboardScreen'
import { expectToast, inLayout } from '../testing/renderScreen'
import { ScheduleScreen } from './ScheduleScreen'

beforeEach(resetMemoryStores)

const column = (name: string) => screen.getByRole('region', { name })
const countOf = (name: string) => within(column(name)).getByRole('heading', { level: 2 }).textContent

test('shows three columns with their counts', () => {
  renderDashboardScreen(<ScheduleScreen />)
  expect(countOf('To Do')).toBe('To Do4')
  expect(countOf('In Progress')).toBe('In Progress2')
  expect(countOf('Done')).toBe('Done3')
  expect(screen.getByText(/^Nine sample tasks/)).toBeTruthy()
  expect(screen.getAllByText('Sample')).toHaveLength(1 + 9)
})

test('adds a task for TikTok, due today, to To Do', async () => {
  renderDashboardScreen(<ScheduleScreen />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Add Task' }))
  const dialog = screen.getByRole('dialog')
  expect(within(dialog).getByLabelText('Due date')).toHaveProperty('value', format(new Date(), 'yyyy-MM-dd'))
  expect(within(dialog).getByText('Kept in this tab only, until you reload it.')).toBeTruthy()
  await user.type(within(dialog).getByLabelText('Title'), 'Pack for the shoot')
  await user.click(within(dialog).getByRole('button', { name: 'Add Task' }))
  await expectToast('Task added', 'Pack for the shoot: in To Do, until you reload this page.')
  expect(countOf('To Do')).toBe('To Do5')
  const card = within(column('To Do')).getByText('Pack for the shoot').closest('li')
  expect(card?.textContent).toContain('TikTok')
  expect(card?.textContent).not.toContain('Sample')
})

test('moves one step at a time, by keyboard, announces it and keeps the focus on the card', async () => {
  renderDashboardScreen(<ScheduleScreen />)
  const user = userEvent.setup()
  const card = () => screen.getByText('Film the boardwalk fit check').closest('li') as HTMLElement
  expect(within(card()).getByRole('button', { name: 'Move back' })).toHaveProperty('disabled', true)
  within(card()).getByRole('button', { name: 'Move forward to In Progress' }).focus()
  await user.keyboard('{Enter}')
  expect(column('In Progress').contains(card())).toBe(true)
  expect(screen.getByText(/moved to In Progress, 3 there now/)).toBeTruthy()
  expect(document.activeElement).toBe(within(card()).getByRole('button', { name: 'Move forward to Done' }))
  await user.keyboard('{Enter}')
  expect(column('Done').contains(card())).toBe(true)
  expect(within(card()).getByRole('button', { name: 'Move forward' })).toHaveProperty('disabled', true)
})

test('marks what is overdue, and never what is done', () => {
  renderDashboardScreen(<ScheduleScreen />)
  expect(within(column('In Progress')).getAllByText('(overdue)')).toHaveLength(1)
  expect(within(column('Done')).queryByText('(overdue)')).toBeNull()
})

test('leaves days to the browser: the server has another clock and another time zone', () => {
  const html = renderToString(inLayout(<ScheduleScreen />))
  expect(html).toContain('Studio tour')
  expect(html).not.toMatch(/[A-Z][a-z]{2} \d{1,2}, \d{4}|overdue/)
  renderDashboardScreen(<ScheduleScreen />)
  expect(screen.getAllByText(/[A-Z][a-z]{2} \d{1,2}, \d{4}/)).not.toHaveLength(0)
})
