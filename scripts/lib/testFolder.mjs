import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const MEMORY = '/dev/shm'
/** Bytes: a test run stores at most 2 GB at a time; the rest is for its processes. */
const ROOM = 6 * 2 ** 30

/**
 * Makes the folder for a test run's temporary files; it is removed when this process exits. It is in memory if there is
 * room: waiting for the disk took a ninth of the time of the server tests.
 * @returns {string}
 */
export function makeTestFolder() {
  const folder = fs.mkdtempSync(path.join(hasRoom() ? MEMORY : os.tmpdir(), 'isla-verano-'))
  // A program that a test starts as root may run as another user, such as nginx.
  fs.chmodSync(folder, 0o711)
  process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  return folder
}

function hasRoom() {
  if (!fs.existsSync(MEMORY)) return false
  const { bavail, bsize } = fs.statfsSync(MEMORY)
  return Math.min(bavail * bsize, os.freemem()) > ROOM
}
