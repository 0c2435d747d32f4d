import fs from 'node:fs'
import path from 'node:path'
import { findMongod } from './mongodBinary.mjs'
import { freePort, isPortFree } from './ports.mjs'
import { readJson, writeJson } from './project.mjs'
import { makePrimary, moveSet } from './replicaSet.mjs'
import { say, StartError } from './say.mjs'

const host = '127.0.0.1'

/**
 * Starts a real mongod as a one-node replica set with its files in `dataDir`/db, on the port it used before.
 * Restarts it on the same port when it dies.
 * @param {string} dataDir
 * @param {{ patience?: number }} [options] how long to wait for another database to let go of the files, in ms
 * @returns {Promise<{ uri: string, port: number, version: string, stop: () => Promise<void> }>}
 */
export async function startEmbeddedDatabase(dataDir, options) {
  const database = await launchEmbeddedDatabase(dataDir, options)
  await database.ready
  return database
}

/**
 * The same without waiting: the address is known immediately, and `ready` resolves when it accepts writes, so that a
 * start can do other work meanwhile.
 * @param {string} dataDir
 * @param {{ patience?: number }} [options]
 */
export async function launchEmbeddedDatabase(dataDir, { patience = 10_000 } = {}) {
  const binary = await findMongod()
  const known = readJson(noteFile(dataDir))
  refuseOtherVersion(known?.version, binary.version, dataDir)
  const port = known?.port && (await isPortFree(known.port, host)) ? known.port : await freePort()
  const dbPath = path.join(dataDir, 'db')
  fs.mkdirSync(dbPath, { recursive: true })

  const { startMongod } = await import('./mongod.mjs')
  const place = { binary, host, port, dbPath, patience }
  if (known && known.port !== port) await moveTo(place)
  writeJson(noteFile(dataDir), { port, version: binary.version })
  let isStopping = false
  let mongod
  const launched = launch().then((first) => (mongod = first))
  const ready = launched.then(() => makePrimary([`${host}:${port}`]))
  // Callers that await it see the rejection; without one it must not crash the process.
  ready.catch(() => {})
  return { uri: uriOf(port), port, version: binary.version, ready, stop }

  async function launch() {
    const launched = await startMongod({ ...place, replSet: 'rs0' })
    launched.once('instanceClosed', () => void relaunch())
    return launched
  }

  async function relaunch() {
    if (isStopping) return
    say('The embedded database ended unexpectedly; starting it again.')
    await mongod.stop()
    try {
      mongod = await launch()
      if (isStopping) await mongod.stop()
    } catch (error) {
      say(error.message)
    }
  }

  async function stop() {
    isStopping = true
    await launched.catch(() => {})
    await mongod?.stop()
  }
}

/**
 * The recorded address of the embedded database in `dataDir`, if there is one.
 * @param {string} dataDir
 * @returns {{ port: number, uri: string } | undefined}
 */
export function embeddedDatabaseAt(dataDir) {
  const known = readJson(noteFile(dataDir))
  return known && { port: known.port, uri: uriOf(known.port) }
}

function noteFile(dataDir) {
  return path.join(dataDir, 'database.json')
}

function uriOf(port) {
  return `mongodb://${host}:${port}/isla-verano?replicaSet=rs0&w=majority&journal=true`
}

async function moveTo(place) {
  const { startMongod } = await import('./mongod.mjs')
  const mongod = await startMongod(place)
  await moveSet(`${host}:${place.port}`)
  await mongod.stop()
}

/** MongoDB cannot open files written by another major version. */
function refuseOtherVersion(before, now, dataDir) {
  if (!before || before.split('.')[0] === now.split('.')[0]) return
  throw new StartError(
    `The data in ${dataDir} was written by MongoDB ${before}, the mongod found is ${now}. ` +
      'Set MONGOMS_SYSTEM_BINARY to one of the same major version, or choose another DATA_DIR.',
  )
}
