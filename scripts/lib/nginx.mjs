import fs from 'node:fs'
import path from 'node:path'
import { installPackage } from './packages.mjs'
import { say, StartError } from './say.mjs'

/** Where Debian installs it; not on every user's PATH. */
const PLACES = ['/usr/sbin', '/usr/local/sbin']

/**
 * Finds nginx for the tests of the shipped proxy; as root on Debian it is installed.
 * @returns {Promise<string>} the path of its binary
 */
export async function findNginx(env = process.env) {
  const found = present(env)
  if (found) return found
  say('  installing nginx')
  if (await installPackage('nginx')) {
    const installed = present(env)
    if (installed) return installed
  }
  throw new StartError('No nginx was found. Install one (Debian and Ubuntu: sudo apt-get install nginx).')
}

function present(env) {
  const folders = [...(env.PATH ?? '').split(path.delimiter).filter(Boolean), ...PLACES]
  return folders.map((folder) => path.join(folder, 'nginx')).find((place) => fs.existsSync(place))
}
