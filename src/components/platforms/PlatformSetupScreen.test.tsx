import { expect, test } from '@jest/globals'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PLATFORMS } from '@/contracts/platformChecklists'
import type { PlatformProfile } from '@/contracts/platforms'
import { answerCalls } from '../testing/answerCalls'
import { renderDashboardScreen } from '../testing/renderDashboardScreen'
import { expectToast } from '../testing/renderScreen'
import { PlatformSetupScreen } from './PlatformSetupScreen'

const FRESH: PlatformProfile[] = PLATFORMS.map(({ id }) => ({
  platform: id,
  handle: null,
  url: null,
  followers: null,
  followersAt: null,
  setupDone: [],
  verificationDone: [],
  version: 0,
}))
const [TIKTOK] = FRESH
const show = (profiles = FRESH, isCounted = false) =>
  renderDashboardScreen(<PlatformSetupScreen rendered={profiles} isCounted={isCounted} />)
const overall = () => screen.getByRole('progressbar').getAttribute('aria-valuetext')
const item = (name: string) => screen.getByRole('checkbox', { name })

test('has the seven platforms in order, with the thresholds of those that have one, and makes no call', async () => {
  const made = answerCalls({})
  show()
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
  expect(made).toEqual([])
})

test('ticks items per platform and stores each; only verification moves the overall bar', async () => {
  const made = answerCalls({ 'PATCH /api/platform-profiles/tiktok': () => ({ body: TIKTOK }) })
  show()
  const user = userEvent.setup()
  expect(screen.getByText('You tick what is done; nothing is asked of the platforms.')).toBeTruthy()
  expect(overall()).toBe('0 of 23 ticked')
  await user.click(item('Link the shop'))
  expect(overall()).toBe('0 of 23 ticked')
  expect(screen.getByText(/^Setup: 1 of 25 steps ticked/)).toBeTruthy()
  await user.click(item('Reach 100K+ followers'))
  expect(overall()).toBe('1 of 23 ticked')
  await user.click(screen.getByRole('tab', { name: 'YouTube' }))
  await user.click(screen.getByRole('tab', { name: 'TikTok' }))
  expect(item('Link the shop')).toHaveProperty('checked', true)
  await user.click(item('Link the shop'))
  await waitFor(() =>
    expect(made.map(({ body }) => body)).toEqual([
      { tick: { list: 'setup', item: 'link-the-shop', on: true } },
      { tick: { list: 'verification', item: 'reach-100k-followers', on: true } },
      { tick: { list: 'setup', item: 'link-the-shop', on: false } },
    ]),
  )
})

test('a tick that is not stored goes away again, and only that one', async () => {
  answerCalls({ 'PATCH /api/platform-profiles/tiktok': () => ({ status: 500, body: {} }) })
  show(FRESH.map((each) => ({ ...each, setupDone: ['turn-on-analytics'] })))
  await userEvent.click(item('Link the shop'))
  await expectToast('Error', 'Failed to save the checklist', 'alert')
  expect(item('Link the shop')).toHaveProperty('checked', false)
  expect(item('Turn on analytics')).toHaveProperty('checked', true)
})

test('the account is saved with its version, and says what was entered', async () => {
  const saved = { ...FRESH[0], followers: 31_480, followersAt: '2026-11-18T12:00:00.000Z', version: 1 }
  const made = answerCalls({
    'PATCH /api/platform-profiles/tiktok': () => ({ body: saved }),
    'GET /api/platform-profiles': () => ({ body: [saved, ...FRESH.slice(1)] }),
  })
  show()
  const user = userEvent.setup()
  await user.type(screen.getByLabelText(/^Followers/), '31480')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expectToast('Account saved', 'TikTok')
  expect(made[0]?.body).toEqual({ handle: null, url: null, followers: 31_480, version: 0 })
  expect(await screen.findByText('TikTok asks for 100K+ followers. You entered 31,480.')).toBeTruthy()
  expect(screen.getByText(/^Entered by you on Nov 18, 2026\./)).toBeTruthy()
})

test('followers are read as people write them or refused in words, and wait on another tab', async () => {
  const made = answerCalls({
    'PATCH /api/platform-profiles/tiktok': () => ({ body: { ...TIKTOK, followers: 80_000, version: 1 } }),
    'GET /api/platform-profiles': () => ({ body: FRESH }),
  })
  show()
  const user = userEvent.setup()
  const field = () => screen.getByLabelText<HTMLInputElement>(/^Followers/)
  await user.type(field(), 'many')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText('Enter a number, such as 100000 or 100k')).toBeTruthy()
  expect(field().value).toBe('many')
  expect(made).toEqual([])
  await user.clear(field())
  await user.type(field(), '80k')
  await user.click(screen.getByRole('tab', { name: 'YouTube' }))
  expect(field().value).toBe('')
  await user.click(screen.getByRole('tab', { name: 'TikTok' }))
  expect(field().value).toBe('80,000')
  expect(screen.getByText(/^Restored what you typed/)).toBeTruthy()
  await user.type(screen.getByLabelText(/^Address/), 'tiktok.com/@isla')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expectToast('Account saved', 'TikTok')
  expect(made[0]?.body).toEqual({
    handle: null,
    url: 'https://tiktok.com/@isla',
    followers: 80_000,
    version: 0,
  })
})

test('an account that was changed elsewhere shows both, and keeps what is chosen', async () => {
  const made = answerCalls({
    'PATCH /api/platform-profiles/tiktok': (body) =>
      (body as { version: number }).version === 4
        ? { body: { ...FRESH[0], version: 5 } }
        : { status: 409, body: { message: 'This was changed elsewhere. Load it again.' } },
    'GET /api/platform-profiles': () => ({
      body: [{ ...FRESH[0], handle: 'isla.v', followers: 80, version: 4 }, ...FRESH.slice(1)],
    }),
  })
  show()
  const user = userEvent.setup()
  await user.type(screen.getByLabelText(/^Handle/), 'isla')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Two versions of one account' }))
  expect(dialog.getByRole('radio', { name: 'Theirs: isla.v' })).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Save this choice' }))
  await expectToast('Account saved', 'TikTok')
  const bodies = made.filter(({ call }) => call.startsWith('PATCH')).map(({ body }) => body)
  expect(bodies).toEqual([
    { handle: 'isla', url: null, followers: null, version: 0 },
    { handle: 'isla', url: null, followers: 80, version: 4 },
  ])
})

test('Connect makes no call and says what is to come', async () => {
  const made = answerCalls({})
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Connect TikTok', description: 'Coming soon' }))
  await expectToast('Coming soon', 'Connecting TikTok opens in a later update.')
  expect(made).toEqual([])
})

test('says what the dashboard makes of the followers, also while it counts the people on the list', () => {
  answerCalls({})
  show()
  expect(screen.getByText('What you enter here adds to Total Followers on the dashboard.')).toBeTruthy()
  cleanup()
  show(FRESH, true)
  expect(screen.getByText(/^What you enter here is no part of Total Followers on the dashboard/)).toBeTruthy()
})
