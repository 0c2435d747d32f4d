import { MongoClient } from './driver.mjs'

const cachedFor = 1000
const patience = 1000

/**
 * A cheap check that the database answers: one ping of at most a second, shared by all callers within a second.
 * @param {string} uri
 */
export function watchDatabase(uri) {
  const options = { maxPoolSize: 1, serverSelectionTimeoutMS: patience, connectTimeoutMS: patience }
  const client = new MongoClient(uri, options)
  let last = { at: 0, answer: Promise.resolve(false) }

  return {
    /** @returns {Promise<boolean>} */
    answers() {
      if (Date.now() - last.at >= cachedFor) last = { at: Date.now(), answer: ping() }
      return last.answer
    },
    close: () => client.close(),
  }

  async function ping() {
    let timer
    const late = new Promise((resolve) => {
      timer = setTimeout(() => resolve(false), patience)
    })
    const reply = client.db('admin').command({ ping: 1 })
    return await Promise.race([
      reply.then(
        () => true,
        () => false,
      ),
      late,
    ]).finally(() => clearTimeout(timer))
  }
}
