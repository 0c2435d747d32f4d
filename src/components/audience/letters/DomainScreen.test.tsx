import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { LetterDomain } from '@/contracts/audience/letterPreview'
import { answerCalls } from '../../testing/answerCalls'
import { admin, renderDashboardScreen } from '../../testing/renderDashboardScreen'
import { DomainScreen } from './DomainScreen'

const paste = { type: 'TXT', name: '_dmarc.isla.example', value: 'v=DMARC1; p=none' }
const before: LetterDomain = {
  from: 'studio@isla.example',
  records: [
    { name: 'DMARC', state: 'missing', text: 'Nobody is told what to do.', paste },
    { name: 'DKIM', state: 'unknown', text: 'It stands only in a letter that has arrived.', paste: null },
    { name: 'MX', state: 'stands', text: 'Answers have somewhere to go.', paste: null },
  ],
}

test('the domain is said in words, with the record to paste, and is looked up again', async () => {
  let domain = before
  answerCalls({ 'GET /api/campaigns/domain': () => ({ body: domain }) })
  const user = userEvent.setup()
  renderDashboardScreen(<DomainScreen />, admin)
  const missing = (await screen.findByRole('heading', { name: 'DMARC Missing' })).closest('li')
  expect(missing && within(missing).getByText('v=DMARC1; p=none')).toBeTruthy()
  expect(
    screen.getByText(
      'Letters come from studio@isla.example. 1 of 3 records found, 1 missing, ' +
        '1 cannot be checked from here. Letters still go out.',
    ),
  ).toBeTruthy()
  domain = {
    ...before,
    records: before.records.map((record) => ({ ...record, state: 'stands' as const, paste: null })),
  }
  await user.click(screen.getByRole('button', { name: 'Look again' }))
  expect(await screen.findByText('Letters come from studio@isla.example. 3 of 3 records found.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Copy the value' })).toBeNull()
})
