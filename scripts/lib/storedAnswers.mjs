import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import v8 from 'node:v8'
import { MongoClient } from './driver.mjs'

/** Settings that affect pages, besides the address. */
const SEEN = ['TZ', 'PAYMENTS', 'STRIPE_SECRET_KEY', 'S3_BUCKET']

/**
 * Carries kept answers over a restart: answers kept when the site stopped are served before the site itself is loaded,
 * unless data that pages show has changed since.
 * @param {{ buildId: string, dataDir: string, databaseUri: string, url: string }} options which build it is, and the
 *   addresses of the database and the site
 */
export function storeOfAnswers({ buildId, dataDir, databaseUri, url }) {
  const file = path.join(dataDir, 'answers.bin')
  // Answers are valid only for this build, database and settings.
  const key = createHash('sha256')
    .update(JSON.stringify([buildId, databaseUri, url, SEEN.map((name) => process.env[name] ?? '')]))
    .digest('hex')
  return { write, exists: () => fs.existsSync(file), read }

  /**
   * @param {{ followed?: StreamPosition, answers: [string, import('./finishedAnswer.mjs').FinishedAnswer][] }} by path,
   *   with the position in the change stream; undefined while changes may have been missed
   */
  async function write({ followed, answers }) {
    if (!followed || answers.length === 0) return fs.rmSync(file, { force: true })
    fs.mkdirSync(dataDir, { recursive: true })
    fs.writeFileSync(`${file}.new`, v8.serialize({ key, followed, answers }))
    fs.renameSync(`${file}.new`, file)
  }

  /**
   * The stored answers, with their position in the change stream. Undefined when there are none, or something has
   * changed.
   */
  async function read() {
    const stored = parsed(file)
    if (stored?.key !== key || !(await isStillRight(databaseUri, stored.followed))) return undefined
    return stored
  }
}

function parsed(file) {
  try {
    return v8.deserialize(fs.readFileSync(file))
  } catch {
    // There is none, or it was written by another version of Node.
    return undefined
  }
}

/**
 * Whether nothing that pages show has changed since.
 * @param {string} uri
 * @param {StreamPosition} followed
 */
async function isStillRight(uri, { token, match, globals }) {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 8000 })
  try {
    const db = client.db()
    const stream = db.watch([{ $match: match }], {
      resumeAfter: token,
      maxAwaitTimeMS: 1,
    })
    for (let change = await stream.tryNext(); change; change = await stream.tryNext()) {
      if (change.ns?.coll !== globals.collection) return false
      const changed = await db
        .collection(globals.collection)
        .findOne(change.documentKey, { projection: { globalType: 1 } })
      if (!changed || globals.shown.includes(changed.globalType)) return false
    }
    return true
  } catch {
    // The change stream no longer reaches back that far, or the database is not available.
    return false
  } finally {
    await client.close()
  }
}

/** @typedef {import('../../src/contracts/pages.ts').StreamPosition} StreamPosition */
