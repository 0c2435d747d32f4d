import { setTimeout as pause } from 'node:timers/promises'
import { MongoInstance } from 'mongodb-memory-server'
import { StartError } from './say.mjs'

/** For how long every moment can be read again: a backup is of one moment, however long it takes. */
const REMEMBER = ['--setParameter', 'minSnapshotHistoryWindowInSeconds=3600']

/**
 * Starts one mongod process. Waits up to `patience` ms while another process still has the files open.
 * @param {{
 *   binary: { path: string, version: string }, host: string, port: number, dbPath: string, patience: number,
 *   replSet?: string,
 * }} place
 * @returns {Promise<Mongod>}
 */
export async function startMongod(place, giveUpAt = Date.now() + place.patience) {
  const mongod = new Mongod(place)
  try {
    await mongod.start()
    return mongod
  } catch (error) {
    if (!mongod.foundFilesInUse)
      throw new StartError(`The embedded database does not start: ${mongod.reason(error)}`)
    if (Date.now() > giveUpAt) {
      throw new StartError(
        `Another database already runs on ${place.dbPath}. Stop it, or choose another DATA_DIR.`,
      )
    }
    await pause(300)
    return await startMongod(place, giveUpAt)
  }
}

class Mongod extends MongoInstance {
  #unfinished = ''
  #fatal = ''

  constructor({ binary, host, port, dbPath, replSet }) {
    super({
      instance: {
        ip: host,
        port,
        dbPath,
        replSet,
        storageEngine: 'wiredTiger',
        args: ['--wiredTigerCacheSizeGB', '0.5', '--oplogSize', '256', '--quiet', ...REMEMBER],
        launchTimeout: 60_000,
      },
      binary: { systemBinary: binary.path, version: binary.version },
      // In its own process group, so that Ctrl+C reaches only the site, which stops the database last.
      spawn: { detached: true },
    })
  }

  get foundFilesInUse() {
    return this.#fatal.includes('DBPathInUse')
  }

  reason(error) {
    return /"error":"([^"]+)"/.exec(this.#fatal)?.[1] ?? error.message.split('\n')[0]
  }

  /** SIGTERM is enough to shut mongod down; the library's shutdown command would log errors about a dead process. */
  stop() {
    this.isReplSet = false
    return super.stop()
  }

  /** Passes on whole lines only: the library parses each chunk of output as one JSON line and throws otherwise. */
  stdoutHandler(piece) {
    const lines = (this.#unfinished + piece.toString()).split('\n')
    this.#unfinished = lines.pop() ?? ''
    for (const line of lines) {
      if (line.includes('DBException in initAndListen')) this.#fatal = line
      super.stdoutHandler(line)
    }
  }
}
