import { FEEDBACK_CATEGORIES, FEEDBACK_STATUSES, type FeedbackItem } from '../../src/contracts/feedback'
import { type ManagedUser, USER_STATES } from '../../src/contracts/account/identity'
import type { Answer, Scene } from './scene'

const idOf = (index: number) => index.toString(16).padStart(24, '0')

/** Two waiting, two rejected, and enough others to need the search. */
const users = Array.from({ length: 24 }, (_, index): ManagedUser => ({
  id: idOf(index),
  username: `marina${index}`,
  firstName: 'Marina',
  lastName: `Solano ${index}`,
  email: index % 3 === 0 ? null : `marina${index}@example.com`,
  isAdmin: index === 4 ? 'true' : 'false',
  role: index === 4 ? 'admin' : 'creator',
  approved: index < 4 ? 'false' : 'true',
  registeredAt: '2026-11-18T09:00:00.000Z',
  rejectedAt: index < 2 || index > 3 ? null : '2026-11-20T09:00:00.000Z',
}))
const listed = { pending: users.slice(0, 2), rejected: users.slice(2, 4), approved: users.slice(4) }

function userPages(q: string): Record<string, Answer> {
  return Object.fromEntries(
    USER_STATES.map((state) => {
      const items = q ? [] : listed[state]
      const json = { items, total: listed[state].length, cursor: null }
      return [`/api/users/page?state=${state}${q && `&q=${q}`}`, { status: 200, json }]
    }),
  )
}

/** A page of a long list. */
const feedback = Array.from({ length: 50 }, (_, index): FeedbackItem => ({
  id: idOf(index),
  userId: idOf(1_000 + index),
  category: FEEDBACK_CATEGORIES[index % FEEDBACK_CATEGORIES.length] ?? 'general',
  subject: `Prices of the winter list, page ${index + 1}`,
  message: 'They turn when the phone turns.',
  status: FEEDBACK_STATUSES[index % FEEDBACK_STATUSES.length] ?? 'new',
  submittedAt: '2026-11-18T09:00:00.000Z',
  answer: {
    feedbackId: idOf(index),
    answer: null,
    answeredAt: null,
    answeredBy: null,
    updatedAt: '2026-11-18T09:00:00.000Z',
  },
  sender: null,
}))

/** Lists with more rows than the demo has. */
export const listScenes: Scene[] = [
  {
    name: 'list.users',
    path: '/dashboard/admin',
    as: 'admin',
    answers: userPages(''),
  },
  {
    name: 'list.users.nobody-found',
    path: '/dashboard/admin?q=nobody',
    as: 'admin',
    answers: userPages('nobody'),
  },
  {
    name: 'list.feedback',
    path: '/dashboard/reports',
    as: 'creator',
    answers: {
      '/api/feedback/page': {
        status: 200,
        json: { items: feedback, total: 130, cursor: `1763456400000.${idOf(49)}` },
      },
    },
  },
]
