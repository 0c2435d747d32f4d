import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { MongoClient } from '../lib/driver.mjs'
import { startEmbeddedDatabase } from '../lib/embeddedDatabase.mjs'
import { startSite } from './servers.mjs'

/** Makes the demo in a folder of its own, for `startDataset` to copy; resolves with its path. */
export async function makeDemo(toStop) {
  const folder = makeFolder(toStop)
  const database = await startEmbeddedDatabase(folder)
  try {
    const site = await startSite(database.uri, folder)
    await site.stop()
  } finally {
    await database.stop()
  }
  return folder
}

/**
 * Starts the site on a copy of the demo with a database of its own, filled by `fill` before, so that its start prepares
 * what was filled in. Resolves with the site, its database, and what starts it again on the same port. `toStop` takes
 * what ends all of it.
 */
export async function startDataset(fill, { demo, toStop }) {
  const folder = makeFolder(toStop)
  fs.cpSync(demo, folder, { recursive: true })
  const database = await startEmbeddedDatabase(folder)
  toStop.push(database.stop)
  const client = await new MongoClient(database.uri).connect()
  toStop.push(() => client.close())
  await fill(client.db())
  // Lets the start count the sales of the orders filled in, and give them their words.
  await client.db().collection('seeds').deleteOne({ _id: 'sales-summaries' })
  await client.db().collection('migrations').deleteMany({})
  let site
  toStop.push(() => site?.stop())
  const start = async () => (site = await startSite(database.uri, folder, { port: site?.port }))
  await start()
  return { site, db: client.db(), start }
}

function makeFolder(toStop) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'isla-verano-bench-'))
  toStop.push(async () => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  return folder
}
