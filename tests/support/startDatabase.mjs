import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startEmbeddedDatabase } from '../../scripts/lib/embeddedDatabase.mjs'

/** One real mongod for a whole jest run; each test file uses its own database. */
export default async function startDatabase() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'isla-verano-tests-'))
  const database = await startEmbeddedDatabase(folder)
  process.env.TEST_DATABASE_URI = database.uri
  process.env.TEST_FOLDER = folder
  globalThis.stopTestDatabase = async () => {
    await database.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
