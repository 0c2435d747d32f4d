import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { renderDashboardScreen } from '../../testing/renderDashboardScreen'
import { ownTimeZone } from '../../ui/timeZones'
import { taskOf } from '../testing/taskOf'
import { HandoverScreen } from './HandoverScreen'

const planned = { date: '2030-11-26', time: '11:00' }

test('says what is wrong with the post before it is opened elsewhere', () => {
  const task = taskOf({
    title: 'Shelf',
    platform: 'instagram',
    caption: 'x'.repeat(2_337),
    problems: ['caption-too-long', 'no-media', 'disclosure-missing', 'after-deal-deadline', 'same-slot'],
  })
  renderDashboardScreen(<HandoverScreen start={{ task, dueAt: null, media: [], mates: [] }} />)
  const problems = screen.getByRole('list', { name: 'Problems' })
  expect(
    within(problems)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '137 too many for Instagram',
    'No picture or film yet',
    'Disclosure missing',
    'After the deal’s deadline',
    'Same slot as another Instagram post',
  ])
  const [open] = screen.getAllByRole('link', { name: 'Open Instagram' })
  expect(problems.compareDocumentPosition(open as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('names the time zone of a time on other clocks than the reader’s', () => {
  const task = taskOf({ title: 'Shelf', ...planned, timeZone: 'Pacific/Chatham' })
  const mate = taskOf({ title: 'Mate', ...planned, timeZone: ownTimeZone(), own: ['caption'] })
  renderDashboardScreen(<HandoverScreen start={{ task, dueAt: null, media: [], mates: [mate] }} />)
  expect(screen.getByText('planned for 11:00 AM Chatham time')).toBeTruthy()
  expect(screen.getByText('At 11:00 AM, own caption')).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'Problems' })).toBeNull()
})
