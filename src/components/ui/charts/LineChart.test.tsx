import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderScreen } from '../../testing/renderScreen'
import { LineChart } from './LineChart'
import type { ChartLine } from './LinePlot'

const points = ['Nov 10', 'Nov 11', 'Nov 12'].map((label) => ({ id: label, label }))
const lines: ChartLine[] = [
  { look: 'main', label: 'Visits', total: '419', values: [120, 141, 158] },
  { look: 'before', label: 'Before', values: [100, null, 90] },
]

function open() {
  const picked: string[] = []
  const { container } = renderScreen(
    <LineChart
      title="Audience over time"
      summary="Visits rose from 120 to 158 a day."
      unit="Day"
      points={points}
      lines={lines}
      onPick={(id) => picked.push(id)}
    />,
  )
  const reading = () => container.querySelector('output')?.textContent
  return { container, picked, reading, user: userEvent.setup() }
}

test('says in a sentence what the lines show, and tells them apart by dashes and names', () => {
  const { container } = open()
  const figure = within(screen.getByRole('figure', { name: 'Audience over time' }))
  expect(figure.getByText('Visits rose from 120 to 158 a day.')).toBeTruthy()
  expect(figure.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Visits 419',
    'Before ',
  ])
  expect(container.querySelector('.plot-main')).toBeTruthy()
  expect(container.querySelector('.plot-before')).toBeTruthy()
})

test('arrow keys move a cursor that is read out, Enter opens its day, and leaving takes it away', async () => {
  const { picked, reading, user } = open()
  const cursor = screen.getByRole('slider', { name: 'Audience over time, by day' })
  await user.tab()
  await user.tab()
  expect(document.activeElement).toBe(cursor)
  await user.keyboard('{ArrowLeft}')
  expect(cursor.getAttribute('aria-valuetext')).toBe('Nov 12')
  expect(reading()).toBe('Nov 12 Visits 158, Before 90')
  await user.keyboard('{ArrowLeft}')
  expect(reading()).toBe('Nov 11 Visits 141, Before --')
  await user.keyboard('{Home}{ArrowLeft}')
  expect(reading()).toBe('Nov 10 Visits 120, Before 100')
  await user.keyboard('{Enter}')
  expect(picked).toEqual(['Nov 10'])
  await user.tab()
  expect(reading()).toBe('')
})

test('shows the same numbers as a table, the newest first', async () => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Show as table' }))
  const rows = within(screen.getByRole('table', { name: 'Audience over time' })).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'DayVisitsBefore',
    'Nov 1215890',
    'Nov 11141--',
    'Nov 10120100',
  ])
  expect(screen.queryByRole('slider')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show as chart' }))
  expect(screen.getByRole('slider')).toBeTruthy()
})

test('a day that still goes on is drawn apart from the others, and said to be unfinished', async () => {
  const { container } = renderScreen(
    <LineChart
      title="Audience over time"
      summary="Today is not over yet."
      unit="Day"
      points={points.map((point, index) => ({ ...point, isOpen: index === 2 }))}
      lines={lines}
    />,
  )
  const steps = (path: Element) => path.getAttribute('d')?.match(/[ML]/g)?.join('')
  expect([...container.querySelectorAll('.plot svg .plot-main')].map(steps)).toEqual(['ML', 'ML'])
  expect(container.querySelectorAll('.plot svg .plot-open')).toHaveLength(1)
  expect([...container.querySelectorAll('.plot-end')].map(({ textContent }) => textContent)).toEqual([
    '158 Visits so far',
    '90 Before',
  ])
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Show as table' }))
  expect(screen.getAllByRole('row')[1]?.textContent).toContain('Nov 12, so far')
})
