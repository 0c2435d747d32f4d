import { deleteEvent, listEvents } from '@/contracts/events'
import { createEmailSignup } from '@/contracts/audience/signup'
import { createFeedback, listMyOnboarding } from '@/contracts/feedback'
import { createFakeAccountReport, updateFakeAccountReport } from '@/contracts/fake-accounts'
import { fromFlags } from '@/database/ids'
import { presentFakeAccountReport } from '../fake-accounts/present'
import { presentFeedback, presentOnboarding } from '../feedback/present'
import { presentEvent } from '../events/present'
import { ownHandlers } from './ownHandlers'

const feedback = { collection: 'feedback', present: presentFeedback } as const
const reports = { collection: 'fake-account-reports', present: presentFakeAccountReport } as const

/** What must not compile; none of these runs (see components/api/typedCalls.test.ts). */
export const refusedByTheCompiler = [
  // @ts-expect-error -- the list answers other records
  () => ownHandlers({ ...feedback, list: listMyOnboarding }),
  // @ts-expect-error -- what is presented is not what the call answers
  () => ownHandlers({ collection: 'onboarding', list: listMyOnboarding, present: presentFeedback }),
  // @ts-expect-error -- a call for anyone has no owner
  () => ownHandlers({ ...feedback, create: createEmailSignup }),
  // @ts-expect-error -- a create is no update
  () => ownHandlers({ ...reports, update: createFakeAccountReport }),
  // @ts-expect-error -- a removal answers a message
  () => ownHandlers({ collection: 'events', remove: deleteEvent, present: presentEvent }),
  // @ts-expect-error -- a flag is stored as a boolean
  () => ownHandlers({ ...reports, create: createFakeAccountReport, toStored: (body) => body }),
  // @ts-expect-error -- a status that is not stored
  () => ownHandlers({ ...feedback, create: createFeedback, toStored: (body) => ({ ...body, status: 'x' }) }),
]

test('one’s own records are answered where a call is given, and named as such', () => {
  const made = ownHandlers({
    ...reports,
    create: createFakeAccountReport,
    update: updateFakeAccountReport,
    toStored: (body) => fromFlags(body, 'reportedToPlatform'),
  })
  expect(made.map(({ call }) => call)).toEqual([createFakeAccountReport, updateFakeAccountReport])
  expect(made.map(({ ownedIn }) => ownedIn)).toEqual(['fake-account-reports', 'fake-account-reports'])
  expect(
    ownHandlers({ collection: 'onboarding', list: listMyOnboarding, present: presentOnboarding }),
  ).toHaveLength(1)
  expect(ownHandlers({ collection: 'events', list: listEvents, present: presentEvent })).toHaveLength(1)
})

test('a flag is stored as a boolean, and one that is not given stays away', () => {
  type Body = { a?: 'true' | 'false'; b?: 'true' | 'false'; c?: string }
  const given: Body = { a: 'true', b: 'false', c: 'true' }
  expect(fromFlags(given, 'a', 'b')).toEqual({ a: true, b: false, c: 'true' })
  const missing: Body = { c: 'x' }
  expect(Object.keys(fromFlags(missing, 'a', 'b'))).toEqual(['c'])
})
