import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ACHIEVEMENTS, type Achievements } from '@/contracts/achievements'
import { answerCalls } from '../testing/answerCalls'
import { renderDashboardScreen, workspaceWith } from '../testing/renderDashboardScreen'
import { expectToast } from '../testing/renderScreen'
import { AchievementsScreen } from './AchievementsScreen'

const items = ACHIEVEMENTS.map((each) => ({
  ...each,
  unlocked: false,
  unlockedDate: null,
  because: [],
  progress: null,
}))
const SAMPLE: Achievements = {
  set: 'sample',
  items: items.map((each, index) =>
    index < 2 ? { ...each, unlocked: true, unlockedDate: '2026-01-15' } : each,
  ),
  points: 225,
  totalPoints: 825,
  percent: 27,
}
const NONE: Achievements = { set: 'own', items, points: 0, totalPoints: 825, percent: 0 }

test('samples say that they are, make no call, and count as specified', () => {
  const made = answerCalls({})
  renderDashboardScreen(<AchievementsScreen rendered={SAMPLE} />)
  expect(screen.getByText('225')).toBeTruthy()
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('27% of 825 points')
  expect(screen.getByText('These are samples. Your own start empty.')).toBeTruthy()
  expect(screen.getAllByText('Sample')).toHaveLength(1 + 2)
  expect(made).toEqual([])
})

test('Start empty asks first, then shows one’s own', async () => {
  const made = answerCalls({
    'POST /api/workspace/start-empty': () => ({ body: workspaceWith('achievements') }),
    'GET /api/achievements': () => ({ body: NONE }),
  })
  renderDashboardScreen(<AchievementsScreen rendered={SAMPLE} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Start empty' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove the sample achievements?' }))
  await user.click(question.getByRole('button', { name: 'Start empty' }))
  await expectToast('Samples removed', '')
  expect(made[0]).toEqual({ call: 'POST /api/workspace/start-empty', body: { set: 'achievements' } })
  expect(screen.queryByText('Sample')).toBeNull()
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('0% of 825 points')
  expect(screen.getAllByText('Locked')).toHaveLength(6)
})

test('an unlocked one leads to what it was unlocked by', () => {
  const because = [
    { kind: 'platform', id: 'tiktok', title: 'TikTok', href: '/dashboard/platforms?tab=tiktok' },
    { kind: 'platform', id: 'youtube', title: 'YouTube', href: '/dashboard/platforms?tab=youtube' },
    { kind: 'platform', id: 'twitch', title: 'Twitch', href: '/dashboard/platforms?tab=twitch' },
  ]
  const [first, ...rest] = items
  if (!first) throw new Error('There are no achievements')
  const unlocked = { ...first, unlocked: true, unlockedDate: '2026-11-22', because }
  renderDashboardScreen(<AchievementsScreen rendered={{ ...NONE, items: [unlocked, ...rest] }} />)
  expect(screen.getByText('Unlocked Nov 22, 2026')).toBeTruthy()
  expect(screen.getByText(/^Because of/).textContent).toBe('Because of TikTok, YouTube and Twitch')
  expect(screen.getByRole('link', { name: 'YouTube' }).getAttribute('href')).toBe(
    '/dashboard/platforms?tab=youtube',
  )
})

test('a locked one says how far it is', () => {
  const open = items.map((each) =>
    each.id === 'all-connected' ? { ...each, progress: { done: 22, total: 25 } } : each,
  )
  renderDashboardScreen(<AchievementsScreen rendered={{ ...NONE, items: open }} />)
  const bar = screen.getByRole('progressbar', { name: 'All Connected' })
  expect(bar.getAttribute('aria-valuetext')).toBe('22 of 25')
  expect(screen.getByText('22 of 25')).toBeTruthy()
})
