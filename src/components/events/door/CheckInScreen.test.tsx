import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HOUR_MS } from '@/contracts/core/time'
import type { DoorList } from '@/contracts/eventDoor'
import type { HostRegistration } from '@/contracts/events'
import { answerCalls } from '../../testing/answerCalls'
import { renderDashboardScreen } from '../../testing/renderDashboardScreen'
import { CheckInScreen } from './CheckInScreen'

const registration = (id: string, name: string, more: Partial<HostRegistration> = {}): HostRegistration => ({
  id,
  name,
  status: 'approved',
  registeredAt: '2026-11-20T12:00:00.000Z',
  decidedAt: null,
  isGuest: false,
  checkedInAt: null,
  ...more,
})

function serve(startsInHours: number) {
  const list: DoorList = {
    title: 'Front row',
    eventDate: new Date(Date.now() + startsInHours * HOUR_MS).toISOString(),
    timeZone: 'UTC',
    registrations: [
      registration('r1', 'Zoë Ocasio'),
      registration('r2', 'Ana Prado', { isGuest: true, status: 'pending' }),
      registration('r3', 'Nobody Comes', { status: 'rejected' }),
    ],
    line: [{ id: 'w1', name: 'Marisol Díaz', isGuest: false, since: '2026-11-20T12:00:00.000Z' }],
  }
  return answerCalls({
    'GET /api/events/show/door': () => ({ body: list }),
    'POST /api/event-registrations/r1/check-in': (body: unknown) => {
      const { on } = body as { on: boolean }
      const checkedInAt = on ? new Date().toISOString() : null
      list.registrations = list.registrations.map((each) =>
        each.id === 'r1' ? { ...each, checkedInAt } : each,
      )
      return { body: list.registrations[0] }
    },
  })
}

test('the row is the button: it ticks, counts, stays for an undo, and is found by a name without accents', async () => {
  const made = serve(1)
  renderDashboardScreen(<CheckInScreen eventId="show" />)
  const user = userEvent.setup()
  const row = await screen.findByRole('button', { name: /Zoë Ocasio/ })
  expect(screen.queryByText('Nobody Comes')).toBeNull()
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('0 of 2')
  await user.click(row)
  const ticked = await screen.findByRole('button', { name: /Zoë Ocasio In since/, pressed: true })
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('1 of 2')
  await user.click(ticked)
  await screen.findByRole('button', { name: /Zoë Ocasio/, pressed: false })
  expect(made.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body)).toEqual([
    { on: true },
    { on: false },
  ])
  await user.type(screen.getByRole('searchbox', { name: 'Find a name' }), 'zoe')
  expect(await screen.findByRole('button', { name: /Zoë/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Ana/ })).toBeNull()
})

test('says why nobody can be checked in yet, and sends nothing', async () => {
  const made = serve(20)
  renderDashboardScreen(<CheckInScreen eventId="show" />)
  expect(await screen.findByText('Check-in opens 12 hours before the event.')).toBeTruthy()
  await userEvent.setup().click(screen.getByRole('button', { name: /Zoë/ }))
  expect(made.some(({ call }) => call.startsWith('POST'))).toBe(false)
})
