import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import v8 from 'node:v8'
import type { Types } from 'mongoose'
import type { StreamPosition } from '@/contracts/pages'
import { MongoClient } from '../../scripts/lib/driver.mjs'
import type { FinishedAnswer } from './finishedAnswer'

/** Settings that affect pages, besides the address. */
const SEEN = ['TZ', 'PAYMENTS', 'STRIPE_SECRET_KEY', 'S3_BUCKET']

/** Kept answers by path, with their position in the change stream; undefined while changes may have been missed. */
export type Kept = { followed: StreamPosition | undefined; answers: [string, FinishedAnswer][] }
/** Which build it is, and the addresses of the database and the site. */
type Options = { buildId: string; dataDir: string; databaseUri: string; url: string }
type Store = {
  write: (kept: Kept) => Promise<void>
  exists: () => boolean
  /** Undefined when there are none, or something has changed. */
  read: () => Promise<Kept | undefined>
}

/**
 * Carries kept answers over a restart: answers kept when the site stopped are served before the site itself is loaded,
 * unless data that pages show has changed since.
 */
export function storeOfAnswers({ buildId, dataDir, databaseUri, url }: Options): Store {
  const file = path.join(dataDir, 'answers.bin')
  // Answers are valid only for this build, database and settings.
  const key = createHash('sha256')
    .update(JSON.stringify([buildId, databaseUri, url, SEEN.map((name) => process.env[name] ?? '')]))
    .digest('hex')
  return { write, exists: () => fs.existsSync(file), read }

  async function write({ followed, answers }: Kept): Promise<void> {
    if (!followed || answers.length === 0) return fs.rmSync(file, { force: true })
    fs.mkdirSync(dataDir, { recursive: true })
    fs.writeFileSync(`${file}.new`, v8.serialize({ key, followed, answers }))
    fs.renameSync(`${file}.new`, file)
  }

  async function read(): Promise<Kept | undefined> {
    const stored = parsed(file)
    if (stored?.key !== key || !(await isStillRight(databaseUri, stored.followed))) return undefined
    return stored
  }
}

function parsed(file: string): (Kept & { key: string; followed: StreamPosition }) | undefined {
  try {
    return v8.deserialize(fs.readFileSync(file)) as ReturnType<typeof parsed>
  } catch {
    // There is none, or it was written by another version of Node.
    return undefined
  }
}

type Change = { ns?: { coll?: string }; documentKey?: { _id: Types.ObjectId } }

/** Whether nothing that pages show has changed since. */
async function isStillRight(uri: string, { token, match, globals }: StreamPosition): Promise<boolean> {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 8000 })
  try {
    const db = client.db()
    const stream = db.watch([{ $match: match }], {
      resumeAfter: token,
      maxAwaitTimeMS: 1,
    })
    for (let change = await stream.tryNext(); change; change = await stream.tryNext()) {
      const { ns, documentKey } = change as Change
      if (ns?.coll !== globals.collection) return false
      const changed = await db
        .collection(globals.collection)
        .findOne({ _id: documentKey?._id }, { projection: { globalType: 1 } })
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
