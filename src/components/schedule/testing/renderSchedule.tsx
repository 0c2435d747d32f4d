import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ScheduleStart } from '@/contracts/schedule/scheduleStart'
import type { Task } from '@/contracts/schedule/tasks'
import { answerCalls } from '../../testing/answerCalls'
import { isla, renderDashboardScreen } from '../../testing/renderDashboardScreen'
import { ScheduleScreen } from '../ScheduleScreen'
import { NOTHING_PLANNED } from './nothingPlanned'

export const column = (name: string) => screen.getByRole('region', { name })
export const countOf = (name: string) => within(column(name)).getByRole('heading', { level: 2 }).textContent
export const cardOf = (title: string) => screen.getByRole('row', { name: title })
export const titlesIn = (name: string) =>
  within(column(name))
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)

/** The schedule of a new user: samples, and no calls. */
export function renderFresh() {
  const made = answerCalls({})
  renderDashboardScreen(<ScheduleScreen start={NOTHING_PLANNED} />)
  return { made, user: userEvent.setup() }
}

/** The schedule of a user with tasks, answered as the server would. */
export function renderOwn(tasks: Task[], more = {}, start: Partial<ScheduleStart> = {}, search = '') {
  const made = answerCalls({ 'GET /api/tasks': () => ({ body: tasks }), ...more })
  renderDashboardScreen(<ScheduleScreen start={{ ...NOTHING_PLANNED, tasks, ...start }} />, isla, search, [
    'schedule',
  ])
  return { made, user: userEvent.setup() }
}
