import type { PayloadRequest } from 'payload'
import { conflict } from '@/database/errors'
import { createEvent, listEvents } from '@/contracts/events'
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
