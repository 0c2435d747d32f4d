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
