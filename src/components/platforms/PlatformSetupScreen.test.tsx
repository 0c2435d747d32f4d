import { beforeEach, expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { resetMemoryStores } from '../api/memoryStore'
import { answerCalls } from '../testing/answerCalls'
import { renderDashboardScreen } from '../testing/renderDashboardScreen'
import { expectToast } from '../testing/renderScreen'
import { PlatformSetupScreen } from './PlatformSetupScreen'

beforeEach(resetMemoryStores)

test('has the seven platforms in order, with the thresholds of those that have one', async () => {
  renderDashboardScreen(<PlatformSetupScreen />)
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent)
  expect(tabs).toEqual(['TikTok', 'YouTube', 'Twitch', 'Discord', 'Threads', 'X (Twitter)', 'Snapchat'])
  const asked: Record<string, string> = {
    TikTok: 'TikTok asks for 100K+ followers.',
    YouTube: 'YouTube asks for 100K+ subscribers.',
    Discord: 'Discord asks for 500+ members.',
  }
  for (const name of tabs) {
    await userEvent.click(screen.getByRole('tab', { name: name ?? '' }))
    expect(screen.queryByText(/ asks for /)?.textContent).toBe(asked[name ?? ''])
  }
})

test('ticks items per platform; only verification moves the overall bar', async () => {
  renderDashboardScreen(<PlatformSetupScreen />)
  const user = userEvent.setup()
  expect(screen.getByText(/nothing is asked of the platforms\. Kept in this tab only/)).toBeTruthy()
  const overall = () => screen.getByRole('progressbar').getAttribute('aria-valuetext')
  expect(overall()).toMatch(/^0 of \d+ ticked$/)
  await user.click(screen.getByRole('checkbox', { name: 'Link the shop' }))
  expect(overall()).toMatch(/^0 of/)
  await user.click(screen.getByRole('checkbox', { name: 'Reach 100K+ followers' }))
  expect(overall()).toMatch(/^1 of/)
  await user.click(screen.getByRole('tab', { name: 'YouTube' }))
  await user.click(screen.getByRole('tab', { name: 'TikTok' }))
  expect(screen.getByRole('checkbox', { name: 'Link the shop' })).toHaveProperty('checked', true)
})

test('Connect makes no call and says what is to come', async () => {
  const made = answerCalls({})
  renderDashboardScreen(<PlatformSetupScreen />)
  await userEvent.click(screen.getByRole('button', { name: 'Connect TikTok', description: 'Coming soon' }))
  await expectToast('Coming soon', 'Connecting TikTok opens in a later update.')
  expect(made).toEqual([])
})
