import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readJson, writeJson } from './project.mjs'
import { say, StartError } from './say.mjs'

/** Records which process serves a DATA_DIR with the embedded database, and at which address. */
export function noteInstance(dataDir, { url, databasePort }) {
  writeJson(noteFile(dataDir), { pid: process.pid, url, databasePort })
}

export function forgetInstance(dataDir) {
  fs.rmSync(noteFile(dataDir), { force: true })
}

/** Throws a StartError when another process serves this DATA_DIR; waits for the database of a process that died. */
export async function refuseSecondInstance(dataDir) {
  const other = readJson(noteFile(dataDir))
  if (!other || other.pid === process.pid || !(await answers(other.databasePort))) return
  if (isAlive(other.pid)) {
    throw new StartError(
      `The site already runs on ${dataDir}, at ${other.url} (process ${other.pid}). ` +
        'Stop that one, or start this one with another DATA_DIR and PORT.',
    )
  }
  say('  waiting for the database of a process that ended abruptly')
  for (let tries = 0; tries < 60 && (await answers(other.databasePort)); tries++) await pause(250)
}

/** Whether something accepts connections on this port of the loopback address. */
export function answers(port) {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host: '127.0.0.1' })
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function noteFile(dataDir) {
  return path.join(dataDir, 'running.json')
}
