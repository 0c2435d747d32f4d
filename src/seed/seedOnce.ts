import type { Payload } from 'payload'
import { isDuplicate } from '@/database/errors'

const GIVEN_UP_AFTER_MS = 120_000

type Mark = { _id: string; startedAt: Date; doneAt?: Date }

/**
 * Runs a seed at most once per database, however many processes start at once. An interrupted seed runs again after two
 * minutes, so it must skip what it has already created.
 */
export async function seedOnce(payload: Payload, name: string, seed: () => Promise<void>): Promise<void> {
  const marks = payload.db.connection.collection<Mark>('seeds')
  const startedAt = new Date()
  try {
    const claimed = await marks.updateOne(
      { _id: name, doneAt: { $exists: false }, startedAt: { $lt: new Date(Date.now() - GIVEN_UP_AFTER_MS) } },
      { $set: { startedAt } },
    )
    if (claimed.matchedCount === 0) await marks.insertOne({ _id: name, startedAt })
  } catch (error) {
    if (isDuplicate(error)) return
    throw error
  }
  try {
    await seed()
    await marks.updateOne({ _id: name }, { $set: { doneAt: new Date() } })
  } catch (error) {
    await marks.deleteOne({ _id: name })
    throw error
  }
}
