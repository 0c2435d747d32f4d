import type { PayloadRequest } from 'payload'
import { conflict } from '@/database/errors'
import type { Call } from '@/contracts/core/call'
import { createEvent, listEvents, updateEvent } from '@/contracts/events'
import { readOrderPage } from '@/contracts/orders/orderPage'
import { answerFailure } from './failure'

describe('a failure that a declaration does not name', () => {
  const logged: unknown[] = []
  const req = {
    payload: { logger: { error: (entry: unknown) => logged.push(entry) } },
  } as unknown as PayloadRequest

  it('is a defect outside production, so that openapi.json stays complete', () => {
    expect(answerFailure(createEvent, req, conflict('Full')).status).toBe(409)
    expect(logged).toEqual([])
    expect(answerFailure(listEvents, req, conflict('Full')).status).toBe(500)
    expect(logged).toHaveLength(1)
  })

  it('is logged with the record that it is about, and without the key that opens it', () => {
    const lineOf = (call: Call, routeParams: Record<string, string>) => {
      answerFailure(
        call,
        { ...req, routeParams, user: { id: 'f00d' } } as unknown as PayloadRequest,
        new Error(),
      )
      return logged.pop()
    }
    expect(lineOf(updateEvent, { id: '6650' })).toMatchObject({
      msg: `PATCH /events/6650 failed`,
      user: 'f00d',
    })
    expect(lineOf(readOrderPage, { number: '7KQ2-M9XA', key: 'secret' })).toMatchObject({
      msg: 'GET /order/7KQ2-M9XA/:key failed',
    })
  })
})

test('what Payload says to editors is said in our words, and our own words stay', async () => {
  const errors = [
    { path: 'mediaIds', message: 'This relationship field has the following invalid relationships:  0' },
    { path: 'values', message: 'This field requires at least 1 Row.' },
    { path: 'title', message: 'Say what it is.' },
  ]
  const answer = answerFailure(
    createEvent,
    {} as PayloadRequest,
    Object.assign(new Error(), { data: { errors } }),
  )
  expect([answer.status, await answer.json()]).toEqual([
    400,
    {
      message: 'Invalid input',
      error: 'Invalid input',
      errors: { mediaIds: 'Invalid input', values: 'Invalid input', title: 'Say what it is.' },
    },
  ])
})
