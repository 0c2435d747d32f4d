import { expect, test } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Letter } from '@/contracts/audience/letters'
import { answerCalls, pageOfItems } from '../../testing/answerCalls'
import { letter, preview, refused, sending, uncertain } from '../../testing/letter'
import { admin, isla, renderDashboardScreen } from '../../testing/renderDashboardScreen'
import { expectToast } from '../../testing/renderScreen'
import { LetterScreen } from './LetterScreen'

const NOON = '2026-11-23T12:00:00.000Z'

function open(given: Partial<Letter> = {}, user = admin, more: Parameters<typeof answerCalls>[0] = {}) {
  let stored = { ...letter, ...given }
  const made = answerCalls({
    'GET /api/campaigns/l1': () => ({ body: stored }),
    'GET /api/campaigns': () => ({
      body: pageOfItems([{ ...letter, id: 'l0', subject: 'Hello', startedAt: NOON }]),
    }),
    'GET /api/subscribers/tags': () => ({ body: ['summer', 'vip'] }),
    'POST /api/campaigns/preview': () => ({ body: preview }),
    'PATCH /api/campaigns/l1': (body) => {
      stored = { ...stored, ...(body as object), version: stored.version + 1 }
      return { body: stored }
    },
    ...more,
  })
  renderDashboardScreen(<LetterScreen id="l1" />, user)
  const sent = (call: string) => made.filter((each) => each.call === call).map(({ body }) => body)
  return { sent, user: userEvent.setup() }
}

const subject = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Subject' })

test('saves itself a second after the last key, with the version it is based on', async () => {
  const { sent, user } = open()
  await user.type(await subject(), '!')
  expect(screen.getByText('Saving…')).toBeTruthy()
  expect(await screen.findByText(/^Saved at/, {}, { timeout: 4_000 })).toBeTruthy()
  await user.type(await subject(), '!')
  await waitFor(() => expect(sent('PATCH /api/campaigns/l1')).toHaveLength(2), { timeout: 4_000 })
  expect(sent('PATCH /api/campaigns/l1')).toMatchObject([
    { subject: 'Summer drop!', version: 1 },
    { subject: 'Summer drop!!', version: 2 },
  ])
})

test('goes only to some of the people, whom an admin chooses', async () => {
  const { sent, user } = open()
  const fold = (await screen.findByText('Everybody with the topic')).closest('details')
  // Folded, so that the letter stays in sight.
  expect(fold?.open).toBe(false)
  await user.click(screen.getByText('Everybody with the topic'))
  await user.click(await screen.findByRole('checkbox', { name: 'vip' }))
  await user.click(screen.getByRole('button', { name: /Signed up through/ }))
  await user.click(await screen.findByRole('option', { name: 'Hello' }))
  await user.click(screen.getByRole('checkbox', { name: /^Only shop customers/ }))
  expect(await screen.findByText(/^Saved at/, {}, { timeout: 4_000 })).toBeTruthy()
  const segment = { tags: ['vip'], cameThrough: 'l0', hasBought: true }
  expect(sent('PATCH /api/campaigns/l1').at(-1)).toMatchObject(segment)
  expect(fold?.open).toBe(true)
  expect(screen.getByText('tagged vip, came through a letter, bought in the shop')).toBeTruthy()
})

test('keeps what could not be saved, says so, and tries again when asked', async () => {
  let isDown = true
  const { user } = open({}, admin, {
    'PATCH /api/campaigns/l1': (body) =>
      isDown ? { status: 503, body: {} } : { body: { ...letter, ...(body as object), version: 2 } },
  })
  await user.type(await subject(), ' kept')
  expect(await screen.findByText(/Not saved\. Your text is kept/, {}, { timeout: 4_000 })).toBeTruthy()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/^Saved at/)).toBeTruthy()
  expect((await subject()).value).toBe('Summer drop kept')
})

test('brings back what was typed after the last save, without taking that save for somebody else’s', async () => {
  const { user } = open()
  await user.type(await subject(), '!')
  expect(await screen.findByText(/^Saved at/, {}, { timeout: 4_000 })).toBeTruthy()
  await user.type(await subject(), '?')
  cleanup()
  open({ subject: 'Summer drop!', version: 2 })
  expect(await screen.findByText(/^Restored what you typed/)).toBeTruthy()
  expect((await subject()).value).toBe('Summer drop!?')
  expect(screen.queryByText(/It has been changed since/)).toBeNull()
})

test('shows both versions when somebody else changed the same words', async () => {
  const theirs = { ...letter, subject: 'Their drop', version: 2 }
  let isChanged = false
  const { user } = open({}, admin, {
    'GET /api/campaigns/l1': () => ({ body: isChanged ? theirs : letter }),
    'PATCH /api/campaigns/l1': () => ({ status: 409, body: { message: 'Somebody changed this letter.' } }),
  })
  await user.type(await subject(), ' of mine')
  isChanged = true
  const dialog = within(await screen.findByRole('alertdialog', {}, { timeout: 4_000 }))
  expect(dialog.getByText('Their drop')).toBeTruthy()
  expect(dialog.getByText('Summer drop of mine')).toBeTruthy()
})

test('shows what readers get in both schemes, on a phone and as text, and what is checked', async () => {
  const { user } = open()
  expect((await screen.findByTitle('The letter, wide, light')).getAttribute('srcdoc')).toBe('<p>Light</p>')
  await user.click(screen.getByRole('radio', { name: 'Dark' }))
  await user.click(screen.getByRole('radio', { name: 'Phone' }))
  const frame = screen.getByTitle('The letter, on a phone, dark')
  expect([frame.getAttribute('srcdoc'), frame.getAttribute('sandbox')]).toEqual(['<p>Dark</p>', ''])
  await user.click(screen.getByRole('switch', { name: 'Text part' }))
  expect(screen.getByText('It is here, as text')).toBeTruthy()
  expect(screen.getByText('Nothing stops it, one hint')).toBeTruthy()
})

test('an admin sends to the number of people that the button says, once what is typed is saved', async () => {
  const { sent, user } = open({}, admin, {
    'POST /api/campaigns/l1/send': () => ({
      body: { ...letter, status: 'scheduled', sendAt: '2026-11-24T10:44:00.000Z' },
    }),
  })
  await user.type(await subject(), '!')
  await user.click(screen.getByRole('button', { name: 'Send…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Send to 1,143 people?' }))
  expect(dialog.getByText('About 2 minutes')).toBeTruthy()
  expect(dialog.getByText('35 active people did not ask for News and get nothing.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Send to 1,143 people' }))
  await expectToast('Scheduled', 'It goes out Nov 24, 10:44 AM.')
  expect(sent('POST /api/campaigns/l1/send')).toEqual([{ version: 2, expected: 1143, sendAt: null }])
})

test('the last question says who is left out by the choice of people', async () => {
  const { user } = open({ tags: ['vip', 'summer'], hasBought: true })
  await subject()
  await user.click(screen.getByRole('button', { name: 'Send…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Send to 1,143 people?' }))
  expect(dialog.getByText('Only with a tag: vip, summer.')).toBeTruthy()
  expect(dialog.getByText('Only shop customers who opted in to news.')).toBeTruthy()
  expect(dialog.queryByText(/came through/)).toBeNull()
})

test('a time that clocks leave out is refused, and one that they show twice is explained', async () => {
  const { user } = open({ zone: 'America/New_York' })
  await subject()
  await user.click(screen.getByRole('button', { name: 'Send…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Send to 1,143 people?' }))
  await user.click(dialog.getByRole('radio', { name: 'At a time' }))
  const field = dialog.getByLabelText('Day and time in America/New_York')
  const send = dialog.getByRole<HTMLButtonElement>('button', { name: 'Send to 1,143 people' })
  fireEvent.change(field, { target: { value: '2027-03-14T02:30' } })
  expect(dialog.getByText(/This time does not exist in New York/)).toBeTruthy()
  expect(send.disabled).toBe(true)
  fireEvent.change(field, { target: { value: '2027-11-07T01:30' } })
  expect(dialog.getByText(/It goes out the first time/)).toBeTruthy()
  expect(send.disabled).toBe(false)
})

test('what stops a letter is shown in place of the question', async () => {
  const checks = [{ level: 'error' as const, text: 'There is no postal address', about: 'Site settings.' }]
  const { user } = open({}, admin, {
    'POST /api/campaigns/preview': () => ({ body: { ...preview, checks } }),
  })
  expect(await screen.findByText('There is no postal address')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Send…' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Checks' })))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a creator marks a letter as ready and sends a test, and has no Send', async () => {
  const { sent, user } = open({ audience: null }, isla, {
    'POST /api/campaigns/l1/ready': () => ({ body: { ...letter, status: 'ready', version: 2 } }),
    'POST /api/campaigns/l1/test': () => ({ body: { to: 'isla@example.com', isSent: true } }),
  })
  await user.click(await screen.findByRole('button', { name: 'Send me a test' }))
  await expectToast('Test sent', 'The mail server took it for isla@example.com.')
  await user.click(screen.getByRole('button', { name: 'Ready' }))
  await expectToast('Marked as ready', 'An admin reads it and sends it. A change makes it a draft again.')
  expect(sent('POST /api/campaigns/l1/ready')).toEqual([{ version: 1 }])
  expect(screen.queryByRole('button', { name: 'Send…' })).toBeNull()
})

test('a letter on its way shows how far it is, who refused it, and asks about what is not certain', async () => {
  const { sent, user } = open(sending, admin, {
    'GET /api/campaigns/l1/deliveries?state=refused': () => ({
      body: { items: [refused], next: null },
    }),
    'GET /api/campaigns/l1/deliveries': () => ({
      body: { items: [uncertain], next: null },
    }),
    'GET /api/campaigns/l1/clicks': () => ({
      body: {
        sent: 812,
        opened: 171,
        links: [{ url: 'https://shop.example/all', clicks: 98 }],
        revenue: [{ currency: 'USD', cents: 64_000 }],
      },
    }),
    'POST /api/campaigns/l1/uncertain': () => ({ body: letter }),
    'POST /api/campaigns/l1/pause': () => ({ body: letter }),
  })
  const progress = within(await screen.findByRole('region', { name: 'How far it is' }))
  expect(progress.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '812',
    '324',
    '1',
    '4',
    '2',
  ])
  expect(await screen.findByText('550 5.1.1 User unknown')).toBeTruthy()
  expect(await screen.findByText('≥ 21%')).toBeTruthy()
  expect(screen.getByText('shop.example/all').closest('li')?.textContent).toBe('shop.example/all98')
  expect(screen.getByText('$640.00')).toBeTruthy()
  expect(screen.getByRole('heading', { name: '2 are not certain' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Leave it' }))
  await expectToast('Decided', '')
  expect(sent('POST /api/campaigns/l1/uncertain')).toEqual([{ action: 'leave' }])
  await user.click(screen.getByRole('button', { name: 'Pause' }))
  expect(sent('POST /api/campaigns/l1/pause')).toHaveLength(1)
})

test('an admin sends a letter again to who was refused for its sake', async () => {
  const { sent, user } = open({ ...sending, status: 'paused', refusedForIt: 5 }, admin, {
    'GET /api/campaigns/l1/deliveries': () => ({ body: { items: [refused], next: null } }),
    'GET /api/campaigns/l1/clicks': () => ({ body: { sent: 812, opened: 171, links: [], revenue: null } }),
    'POST /api/campaigns/l1/uncertain': () => ({ body: letter }),
  })
  await user.click(await screen.findByRole('button', { name: 'Send again to 5 people' }))
  await expectToast('They wait until it goes on', '')
  expect(sent('POST /api/campaigns/l1/uncertain')).toEqual([{ action: 'refused' }])
})

test('an admin takes a sent letter off the site', async () => {
  const shown = { status: 'sent' as const, isPublic: true, isIndexed: true, slug: 'summer-drop' }
  const { sent, user } = open({ ...sending, ...shown, counts: letter.counts }, admin, {
    'GET /api/campaigns/l1/clicks': () => ({ body: { sent: 812, opened: 171, links: [], revenue: null } }),
    'POST /api/campaigns/l1/page': () => ({ body: letter }),
  })
  expect(await screen.findByRole('link', { name: 'See its page' })).toBeTruthy()
  await user.click(screen.getByRole('switch', { name: 'Everybody may read it' }))
  expect(sent('POST /api/campaigns/l1/page')).toEqual([{ isPublic: false, isIndexed: false }])
})

test('a letter to few people says from how many on its clicks are shown', async () => {
  open({ ...sending, status: 'sent', counts: letter.counts }, admin, {
    'GET /api/campaigns/l1/clicks': () => ({ body: { sent: 3, opened: null, links: [], revenue: null } }),
  })
  expect(await screen.findByText(/^Shown from 20 people on/)).toBeTruthy()
  expect(screen.queryByText(/opened it/)).toBeNull()
})

test('a letter that is not there says so', async () => {
  open({}, isla, { 'GET /api/campaigns/l1': () => ({ status: 404, body: {} }) })
  expect(await screen.findByText('This letter is not here')).toBeTruthy()
})
