import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import v8 from 'node:v8'
import { MongoClient } from './driver.mjs'

/** The settings that are to be seen in pages, beside the address. */
const SEEN = ['TZ', 'PAYMENTS', 'STRIPE_SECRET_KEY', 'S3_BUCKET']

/**
 * Kept answers over a restart: what was kept when the site stopped is answered again before the site itself is loaded,
 * as long as nothing has changed since that pages show.
 * @param {{ buildId: string, dataDir: string, databaseUri: string, url: string }} options which build it is, and where
 *   the database and the site are
 */
export function storeOfAnswers({ buildId, dataDir, databaseUri, url }) {
  const file = path.join(dataDir, 'answers.bin')
  // Of this build, this database and these settings.
  const key = createHash('sha256')
    .update(JSON.stringify([buildId, databaseUri, url, SEEN.map((name) => process.env[name] ?? '')]))
    .digest('hex')
  return { write, exists: () => fs.existsSync(file), read }

  /**
   * @param {{ followed?: Followed, answers: [string, import('./finishedAnswer.mjs').FinishedAnswer][] }} kept by path,
   *   with the place until where changes were followed; undefined where some may be missed
   */
  async function write({ followed, answers }) {
    if (!followed || answers.length === 0) return fs.rmSync(file, { force: true })
    fs.mkdirSync(dataDir, { recursive: true })
    fs.writeFileSync(`${file}.new`, v8.serialize({ key, followed, answers }))
    fs.renameSync(`${file}.new`, file)
  }

  /**
   * What was stored, with the place in the stream of changes from which it is right. Undefined where there is nothing,
   * or something has changed.
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
 * Whether nothing has changed since in the collections that pages show.
 * @param {string} uri
 * @param {Followed} followed
 */
async function isStillRight(uri, { token, collections, globals }) {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 8000 })
  try {
    const db = client.db()
    const stream = db.watch([{ $match: { 'ns.coll': { $in: collections } } }], {
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
    // The database no longer knows what happened since, or cannot be asked.
    return false
  } finally {
    await client.close()
  }
}

/** @typedef {import('../../src/contracts/pages.ts').Followed} Followed */
