import { FEEDBACK_CATEGORIES, FEEDBACK_STATUSES, type Feedback } from '../../src/contracts/feedback'
import type { Registration, User } from '../../src/contracts/account/identity'
import type { Scene } from './scene'

const idOf = (index: number) => index.toString(16).padStart(24, '0')

/** Two waiting, two rejected, and enough others to need the search. */
const users = Array.from({ length: 24 }, (_, index): User => ({
  id: idOf(index),
  username: `marina${index}`,
  firstName: 'Marina',
  lastName: `Solano ${index}`,
  email: index % 3 === 0 ? null : `marina${index}@example.com`,
  profileImageUrl: null,
  isAdmin: index === 4 ? 'true' : 'false',
  approved: index < 4 ? 'false' : 'true',
}))
const registrations = users.slice(0, 4).map(({ id, username }, index): Registration => ({
  id,
  username,
  registeredAt: '2026-11-18T09:00:00.000Z',
  rejectedAt: index < 2 ? null : '2026-11-20T09:00:00.000Z',
}))

/** More than a list shows at first. */
const feedback = Array.from({ length: 130 }, (_, index): Feedback => ({
  id: idOf(index),
  userId: idOf(1_000 + index),
  category: FEEDBACK_CATEGORIES[index % FEEDBACK_CATEGORIES.length] ?? 'general',
  subject: `Prices of the winter list, page ${index + 1}`,
  message: 'They turn when the phone turns.',
  status: FEEDBACK_STATUSES[index % FEEDBACK_STATUSES.length] ?? 'new',
  submittedAt: '2026-11-18T09:00:00.000Z',
}))

/** Lists with more rows than the demo has. */
export const listScenes: Scene[] = [
  {
    name: 'list.users',
    path: '/dashboard/admin',
    as: 'admin',
    answers: {
      '/api/users': { status: 200, json: users },
      '/api/registrations': { status: 200, json: registrations },
    },
  },
  {
    name: 'list.users.nobody-found',
    path: '/dashboard/admin?q=nobody',
    as: 'admin',
    answers: {
      '/api/users': { status: 200, json: users },
      '/api/registrations': { status: 200, json: registrations },
    },
  },
  {
    name: 'list.feedback',
    path: '/dashboard/reports',
    as: 'creator',
    answers: { '/api/feedback/all': { status: 200, json: feedback } },
  },
]
