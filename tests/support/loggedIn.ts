import { createHash, randomBytes } from 'node:crypto'
import mongoose from 'mongoose'

const HOUR_MS = 3_600_000

/**
 * Stores approved, logged-in creators directly in a site's database and returns their cookies. No password is
 * hashed, so creating many is fast.
 */
export async function storeLoggedIn(databaseUri: string, count: number): Promise<string[]> {
  const createdAt = new Date()
  const people = Array.from({ length: count }, () => ({
    _id: new mongoose.Types.ObjectId(),
    token: randomBytes(32).toString('base64url'),
  }))
  const users = people.map(({ _id }) => ({
    _id,
    username: `guest-${_id.toHexString()}`,
    role: 'creator',
    approved: true,
    createdAt,
    updatedAt: createdAt,
  }))
  const sessions = people.map(({ _id, token }) => ({
    tokenHash: createHash('sha256').update(token).digest('hex'),
    user: _id,
    createdAt,
    lastSeenAt: createdAt,
    expiresAt: new Date(createdAt.getTime() + HOUR_MS),
    userAgent: '',
  }))
  const client = new mongoose.mongo.MongoClient(databaseUri)
  try {
    await client.db().collection('users').insertMany(users)
    await client.db().collection('sessions').insertMany(sessions)
  } finally {
    await client.close()
  }
  return people.map(({ token }) => `sid=${token}`)
}
