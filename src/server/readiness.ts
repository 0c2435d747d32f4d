import { MongoClient } from '../../scripts/lib/driver.mjs'

const cachedFor = 1000
const patience = 1000

export type DatabaseWatch = { answers: () => Promise<boolean>; close: () => Promise<void> }

/** A cheap check that the database answers: one ping of at most a second, shared by all callers within a second. */
export function watchDatabase(uri: string): DatabaseWatch {
  const options = { maxPoolSize: 1, serverSelectionTimeoutMS: patience, connectTimeoutMS: patience }
  const client = new MongoClient(uri, options)
  let last = { at: 0, answer: Promise.resolve(false) }

  return {
    answers() {
      if (Date.now() - last.at >= cachedFor) last = { at: Date.now(), answer: ping() }
      return last.answer
    },
    close: () => client.close(),
  }

  async function ping(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), patience)
    })
    // Connects here, because a client whose first connection came too late would not try again by itself.
    const reply = client.connect().then(() => client.db('admin').command({ ping: 1 }))
    return await Promise.race([
      reply.then(
        () => true,
        () => false,
      ),
      late,
    ]).finally(() => clearTimeout(timer))
  }
}
