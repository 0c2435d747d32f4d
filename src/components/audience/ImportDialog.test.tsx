import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IMPORT_TEXTS, type ImportResult } from '@/contracts/audience/importSubscribers'
import { answerCalls, pageOfItems } from '../testing/answerCalls'
import { admin, renderDashboardScreen } from '../testing/renderDashboardScreen'
import { expectToast } from '../testing/renderScreen'
import { SubscribersScreen } from './SubscribersScreen'

const summary = {
  total: 0,
  active: 0,
  left: 0,
  bounced: 0,
  newThisMonth: 0,
  monthStart: '2026-11-01',
  pending: 0,
  letters: 0,
  openRate: null,
  growth: [],
}
const result: ImportResult = {
  added: 1_240,
  left: 2,
  pending: 0,
  known: 3,
  suppressed: 0,
  invalid: 1,
  problems: [{ line: 7, field: 'email', email: 'nobody', why: 'Please enter a valid email address.' }],
  notRead: ['Company', 'City'],
  importId: null,
}

function open(answers: Parameters<typeof answerCalls>[0]) {
  const made = answerCalls({
    'GET /api/subscribers': () => ({ body: pageOfItems([]) }),
    'GET /api/subscribers/summary': () => ({ body: summary }),
    ...answers,
  })
  renderDashboardScreen(<SubscribersScreen summary={summary} />, admin)
  return { made, user: userEvent.setup() }
}

/** Opens the dialog and chooses a file. */
async function choose(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: 'Import' }))
  const dialog = await screen.findByRole('dialog')
  const input = dialog.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('The dialog takes no file')
  await user.upload(input, new File(['email\na@example.com\n'], 'people.csv', { type: 'text/csv' }))
  return within(dialog)
}

test('says what a file would do, imports it only with the words of the consent, and undoes it', async () => {
  let isDone = false
  const { made, user } = open({
    'POST /api/subscribers/import': () => {
      const body = isDone ? { ...result, importId: 'i1' } : result
      isDone = true
      return { body }
    },
    'DELETE /api/subscribers/import/i1': () => ({ body: { removed: 1_241, kept: 1 } }),
  })
  const dialog = await choose(user)
  const list = await dialog.findByRole('list', { name: 'What it would do' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '1,240 new',
    '2 new, but they left or cannot be reached',
    '3 known already; they stay as they are',
    '1 with a problem; left out',
  ])
  expect(dialog.getByText('Please enter a valid email address.')).toBeTruthy()
  expect(dialog.getByText('Line 7, email, nobody:').closest('details')).toHaveProperty('open', true)
  expect(dialog.getByText('Not read: Company, City')).toBeTruthy()
  const apply = dialog.getByRole<HTMLButtonElement>('button', { name: /^Import 1,242 people/ })
  await user.click(apply)
  expect(dialog.getByText(IMPORT_TEXTS.notAgreed)).toBeTruthy()
  await user.click(dialog.getByRole('checkbox', { name: 'They agreed to get this' }))
  await user.type(dialog.getByRole('textbox', { name: /How they agreed/ }), 'They asked.')
  await user.click(apply)
  expect(dialog.getByText(IMPORT_TEXTS.howTheyAgreed)).toBeTruthy()
  expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: /How they agreed/ }))
  await user.type(dialog.getByRole('textbox', { name: /How they agreed/ }), ' In the old shop.')
  await user.click(apply)
  await user.click(await screen.findByRole('button', { name: /^Undo/ }))
  await expectToast('Import undone', '1,241 people removed, 1 kept.')
  const sent = made.filter(({ call }) => !call.startsWith('GET'))
  expect(sent.map(({ call, query }) => [call, query])).toEqual([
    ['POST /api/subscribers/import', 'apply=false'],
    ['POST /api/subscribers/import', 'apply=true&consent=They+asked.+In+the+old+shop.&topic=news'],
    ['DELETE /api/subscribers/import/i1', undefined],
  ])
})

test('says why a file cannot be read, and takes another', async () => {
  const why = 'The first line must name the columns, and one of them must be "email".'
  const { user } = open({
    'POST /api/subscribers/import': () => ({ status: 400, body: { message: why, error: why } }),
  })
  const dialog = await choose(user)
  await expectToast('Error', why, 'alert')
  expect(dialog.getByText('Drop a CSV file here')).toBeTruthy()
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: /^Import/ }).disabled).toBe(true)
})
