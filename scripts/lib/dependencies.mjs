import fs from 'node:fs'
import path from 'node:path'
import { readJson, root } from './project.mjs'
import { run } from './run.mjs'
import { step, StartError } from './say.mjs'

/**
 * Installs the locked dependencies unless node_modules already has them; `dev: false` leaves out what only tests and
 * checks need, a quarter of it all.
 */
export async function installDependencies({ dev: isForDevelopment = true } = {}) {
  // Whoever has run the tests here keeps what they need.
  const dev = isForDevelopment || fs.existsSync(path.join(root, 'node_modules/jest'))
  if (areInstalled(dev)) return
  await step('Installing dependencies, which takes about a minute', async () => {
    const npm = process.env.npm_execpath?.endsWith('.js')
      ? [process.execPath, process.env.npm_execpath]
      : ['npm']
    const args = ['ci', dev ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error']
    const { code, output } = await run(npm[0], [...npm.slice(1), ...args], { cwd: root })
    if (code === 0) return
    process.stderr.write(output)
    throw new StartError(
      'npm could not install the dependencies; see its own words above. Try again, or run "npm ci".',
    )
  })
}

/** Compares package-lock.json with the record npm keeps in node_modules. */
function areInstalled(withDev) {
  const wanted = readJson(path.join(root, 'package-lock.json'))?.packages ?? {}
  const present = readJson(path.join(root, 'node_modules/.package-lock.json'))?.packages
  if (!present) return false
  return Object.entries(wanted).every(([place, { version, optional, dev, devOptional, peer }]) => {
    const isFree = place === '' || optional || devOptional || peer || (dev && !withDev)
    return present[place] ? present[place].version === version : isFree
  })
}
