import { expect, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { renderDashboardScreen } from '../testing/renderDashboardScreen'
import { ScheduleScreen } from './ScheduleScreen'
import { NOTHING_PLANNED } from './testing/nothingPlanned'

const grips = () => screen.queryAllByRole('button', { name: /^Drag / })

test('cards become draggable once nobody is at one, and stay so in other views', async () => {
  renderDashboardScreen(<ScheduleScreen start={NOTHING_PLANNED} />)
  const [card] = screen.getAllByRole('row')
  act(() => card?.focus())
  await act(() => import('./DraggableCards'))
  expect(document.activeElement).toBe(card)
  expect(grips()).toEqual([])
  act(() => screen.getByRole('button', { name: 'Add Task' }).focus())
  expect(await screen.findAllByRole('button', { name: /^Drag / })).toHaveLength(9)
  act(() => screen.getByRole('tab', { name: 'Week' }).click())
  act(() => screen.getByRole('tab', { name: 'Board' }).click())
  expect(grips()).toHaveLength(9)
})
