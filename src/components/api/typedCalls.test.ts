import { expect, test } from '@jest/globals'
import { changePassword } from '@/contracts/account/profile'
import { type ParamsOf, callUrl, isUrlOf } from '@/contracts/core/call'
import { createEvent, deleteEvent, listEvents } from '@/contracts/events'
import { getVoiceNote, createVoiceNote } from '@/contracts/ideas'
import type { CallContext } from '@/endpoints/core/handle'
import type { createEmailSignup } from '@/contracts/audience/signup'
import { send } from './request'
import { useLoad } from './useLoad'

/*
 * Must not compile. None of this runs: `npm run types` fails when a directive has no error to expect, which means
 * that a wrong use of a declared call compiles again.
 */
export const refusedByTheCompiler = [
  // @ts-expect-error -- a misspelt param
  ({ params }: CallContext<typeof deleteEvent>) => params.eventid,
  // @ts-expect-error -- params are missing
  () => send(deleteEvent, {}),
  // @ts-expect-error -- the body is missing
  () => send(createEvent),
  // @ts-expect-error -- another field than the body has
  () => send(changePassword, { body: { password: 'x' } }),
  // @ts-expect-error -- the file is missing
  () => send(createVoiceNote),
  // @ts-expect-error -- params that the call does not have
  () => send(listEvents, { params: { id: 'x' } }),
  // @ts-expect-error -- events are no products
  (): { price: number }[] | undefined => useLoad(listEvents).data,
  // @ts-expect-error -- params are missing
  () => useLoad(getVoiceNote),
  // @ts-expect-error -- anyone may call, so there may be no user
  ({ user }: CallContext<typeof createEmailSignup>) => user.id,
]

/** Must compile. */
export const taken = [
  ({ params }: CallContext<typeof deleteEvent>): string => params.id,
  ({ user }: CallContext<typeof deleteEvent>): string => user.id,
  () => send(deleteEvent, { params: { id: 'x' } }),
  () => send(listEvents),
  (): ParamsOf<'/feeds/:token.ics'> => ({ token: 'x' }),
  (): ParamsOf<'/deals/:deal/posts/:post'> => ({ deal: 'x', post: 'y' }),
]

test('an address is the call’s path with its params and query filled in', () => {
  expect(callUrl(deleteEvent, { params: { id: 'a/1' } })).toBe('/api/events/a%2F1')
  expect(callUrl(listEvents, { query: { from: '2027-01-01', to: undefined, of: null, n: 2 } })).toBe(
    '/api/events?from=2027-01-01&n=2',
  )
})

test('an address is known as that of its call, and of no other', () => {
  expect(isUrlOf(listEvents, '/api/events')).toBe(true)
  expect(isUrlOf(listEvents, '/api/events?from=1')).toBe(true)
  expect(isUrlOf(listEvents, '/api/events/1')).toBe(false)
  expect(isUrlOf(deleteEvent, '/api/events/1')).toBe(true)
  expect(isUrlOf(deleteEvent, '/api/events/1/x')).toBe(false)
})
