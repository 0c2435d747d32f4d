import type { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { isAdmin } from '@/access/roles'
import { accountLabel, fullName } from '@/contracts/account/names'
import { driverCollection } from '@/database/driverCollection'
import { recordsByIds } from '@/database/recordsByIds'
import { wordSearch } from '@/database/wordSearch'
import type { User as StoredUser } from '@/payload-types'

/** The most senders that one word of a search finds. */
const FOUND_MAX = 200

/** Full names by id, empty for a user without one; never the username, because it is used to log in. */
export async function fullNames(req: PayloadRequest, ids: string[]): Promise<Map<string, string>> {
  return namesOf(req, ids, fullName)
}

/** Name and username by id, for admins; empty for everyone else. */
export async function senderLabels(
  req: PayloadRequest,
  user: StoredUser,
  ids: string[],
): Promise<Map<string, string>> {
  return isAdmin(user) ? namesOf(req, ids, accountLabel) : new Map<string, string>()
}

/** Conditions on records with an owner: the owner's name, username or address contains a word. Admins only. */
export async function sentBy(req: PayloadRequest, user: StoredUser, word: string) {
  if (!isAdmin(user)) return []
  const [named] = await wordSearch(word, ['username', 'firstName', 'lastName', 'email'])
  const found = await driverCollection(req, 'users')
    .find({ ...named })
    .limit(FOUND_MAX)
    .project<{ _id: Types.ObjectId }>({ _id: 1 })
    .toArray()
  return [{ userId: { $in: found.map(({ _id }) => _id) } }]
}

/** Creators cannot read other users; of them they get no more than `label` shows. */
async function namesOf(
  req: PayloadRequest,
  ids: string[],
  label: (user: StoredUser) => string,
): Promise<Map<string, string>> {
  const users = await recordsByIds(req, 'users', ids, { username: 1, firstName: 1, lastName: 1 })
  return new Map([...users].map(([id, user]) => [id, label(user)]))
}
