import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerCalls } from '../../testing/answerCalls'
import { renderDashboardScreen } from '../../testing/renderDashboardScreen'
import { ScheduleScreen } from '../ScheduleScreen'
import { NOTHING_PLANNED } from '../testing/nothingPlanned'

test('says by how much a text is too long, at its field and in the row of its channel', async () => {
  answerCalls({})
  renderDashboardScreen(<ScheduleScreen start={NOTHING_PLANNED} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Add Task' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByLabelText('Title optional'))
  await user.paste('y'.repeat(145))
  await user.click(dialog.getByRole('button', { name: 'YouTube' }))
  await user.click(dialog.getByRole('button', { name: 'Twitch' }))
  await user.click(dialog.getByLabelText(/^Shared caption/))
  await user.paste('é'.repeat(2_600))
  expect(dialog.getByText('45 too many for YouTube')).toBeTruthy()
  expect(dialog.getByText('5 too many for Twitch')).toBeTruthy()
  expect(dialog.getByText('400 too many for TikTok')).toBeTruthy()
  expect(dialog.getByText('200 too many for YouTube')).toBeTruthy()
  const rows = within(dialog.getByRole('list', { name: 'What each channel takes' })).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('2,600 / 2,200400 too many'),
    expect.stringMatching(/5,200 \/ 5,000 bytes200 too many.*an accent takes 2/),
    expect.stringContaining('2,600, no limit'),
  ])
})
