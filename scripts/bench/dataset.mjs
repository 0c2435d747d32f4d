import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { MongoClient } from '../lib/driver.mjs'
import { startEmbeddedDatabase } from '../lib/embeddedDatabase.mjs'
import { startSite } from './servers.mjs'

/**
 * Starts the site on a database and a folder of its own: on the demo, stopped, filled by `fill`, and started again, so
 * that its start prepares what was filled in. Returns the site, its database, and what starts it on the same port.
 * `toStop` takes what ends all of it.
 */
export async function startDataset(fill, toStop) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'isla-verano-bench-'))
  toStop.push(async () => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  const database = await startEmbeddedDatabase(folder)
  toStop.push(database.stop)
  const client = await new MongoClient(database.uri).connect()
  toStop.push(() => client.close())
  let site
  toStop.push(() => site?.stop())
  const start = async () => (site = await startSite(database.uri, folder, { port: site?.port }))
  await start()
  await site.stop()
  await fill(client.db())
  await start()
  return { site, db: client.db(), start }
}
