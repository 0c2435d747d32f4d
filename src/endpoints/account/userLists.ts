import type { mongo } from 'mongoose'
import type { PayloadRequest } from 'payload'
import * as contract from '@/contracts/account/identity'
import { PAGE_ROWS } from '@/contracts/core/page'
import { boundedList, countRecords } from '@/database/boundedList'
import { recordsByIds } from '@/database/recordsByIds'
import { pageOfRecords } from '@/database/timePages'
import { wordSearch } from '@/database/wordSearch'
import type { User as StoredUser } from '@/payload-types'
import { idOf } from '@/database/ids'
import { handle } from '../core/handle'
import { presentManagedUser, presentRegistration, presentUser } from './present'
import { NOT_APPROVED, PENDING } from './waitingUsers'

/** What a user's document holds besides: password hashes must not leave the database. */
const SHOWN = Object.fromEntries(
  [
    'username',
    'firstName',
    'lastName',
    'email',
    'profileImage',
    'role',
    'approved',
    'createdAt',
    'rejectedAt',
  ].map((field) => [field, 1]),
)

type Page = { filter: mongo.Filter<mongo.Document>; by: string; isEarliestFirst?: boolean }

/** Each state has an index that begins with what it filters and ends with what sorts it (collections/account). */
const PAGES: Record<contract.UserState, Page> = {
  pending: { filter: PENDING, by: 'createdAt', isEarliestFirst: true },
  // Closing an account withdraws its approval.
  approved: { filter: { approved: true }, by: 'createdAt' },
  rejected: { filter: { ...NOT_APPROVED, rejectedAt: { $type: 'date' } }, by: 'rejectedAt' },
}

/** GET /api/users: users but those being deleted, newest first; admins only. */
export const listUsers = handle(contract.listUsers, async ({ req, headers }) => {
  const options = { filter: { erasingSince: null }, sort: { createdAt: -1 }, projection: SHOWN } as const
  const users = await boundedList('users', { req, headers, ...options })
  return (await withPictures(req, users)).map(presentUser)
})

/** GET /api/registrations: the users who are not approved; admins only. */
export const listRegistrations = handle(contract.listRegistrations, async ({ req, headers }) => {
  const options = { filter: NOT_APPROVED, sort: { createdAt: 1 }, projection: SHOWN } as const
  return (await boundedList('users', { req, headers, ...options })).map(presentRegistration)
})

/** GET /api/users/page: searched in username, names and e-mail address; admins only. */
export const pageUsers = handle(contract.pageUsers, async ({ query: { state, cursor, q }, req }) => {
  const { filter, ...order } = PAGES[state]
  const conditions = [filter, ...(await wordSearch(q, ['username', 'firstName', 'lastName', 'email']))]
  const [page, total] = await Promise.all([
    pageOfRecords(req, 'users', { conditions, ...order, cursor, size: PAGE_ROWS }),
    countRecords(req, 'users', filter),
  ])
  return { items: page.records.map(presentManagedUser), total, cursor: page.cursor }
})

async function withPictures(req: PayloadRequest, users: StoredUser[]): Promise<StoredUser[]> {
  const ids = users.flatMap(({ profileImage }) => (typeof profileImage === 'string' ? profileImage : []))
  const pictures = await recordsByIds(req, 'profile-images', ids, { filename: 1 })
  return users.map((user) => ({ ...user, profileImage: pictures.get(idOf(user.profileImage)) ?? null }))
}

/** The calls that list users. */
export const userListCalls = [listUsers, pageUsers, listRegistrations]
