import { randomBytes } from 'node:crypto'
import { MongoClient } from './driver.mjs'

/**
 * Sets ADMIN_PASSWORD to a random password when the database has no admin and none is given; the site creates the
 * admin from the environment.
 * @returns {Promise<{ username: string, password?: string }>} the password only when it was made here
 */
export async function provideAdmin(uri, env = process.env) {
  const username = env.ADMIN_USERNAME || 'admin'
  if (env.ADMIN_PASSWORD || (await hasAdmin(uri))) return { username }
  const password = randomPassword()
  env.ADMIN_PASSWORD = password
  return { username, password }
}

/** Twelve unambiguous characters, about 60 bits. */
export function randomPassword() {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789'
  return [...randomBytes(12)].map((byte) => letters[byte % 32]).join('')
}

/** Those of the given usernames that have an account. */
export async function existingUsernames(uri, usernames) {
  return await withUsers(uri, async (users) => {
    const found = await users
      .find({ username: { $in: usernames } }, { projection: { username: 1 } })
      .toArray()
    return found.map(({ username }) => username)
  })
}

async function hasAdmin(uri) {
  return await withUsers(uri, (users) => users.findOne({ role: 'admin' }, { projection: { _id: 1 } }))
}

async function withUsers(uri, work) {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 8000 })
  try {
    return await work(client.db().collection('users'))
  } finally {
    await client.close()
  }
}
