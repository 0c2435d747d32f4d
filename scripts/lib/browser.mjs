import fs from 'node:fs'
import path from 'node:path'
import { installPackage } from './packages.mjs'
import { say, StartError } from './say.mjs'

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
]
const HEADLESS = 'chromium-headless-shell'

/**
 * Finds a Chromium for the browser flows: CHROMIUM_PATH, PATH, Playwright's own; as root on Debian it is installed.
 * @returns {Promise<string>} the path of its binary
 */
export async function findChromium(env = process.env) {
  const found = await present(env)
  if (found) return found
  const own = await installed('chromium', env, names)
  if (own) return own
  throw new StartError(
    'No Chromium was found for the browser flows. Install one (Debian and Ubuntu: sudo apt-get install chromium; ' +
      'anywhere: npx playwright install chromium), or set CHROMIUM_PATH to it.',
  )
}

/**
 * The same for unattended runs: Debian's headless Chromium, which takes a third less processor time and has no
 * microphone. This is the one it installs when there is no Chromium yet.
 * @returns {Promise<string>} the path of its binary
 */
export async function findHeadlessChromium(env = process.env) {
  const found = (!env.CHROMIUM_PATH && onPath(env, [HEADLESS])) || (await present(env))
  return found || (await installed(HEADLESS, env, [HEADLESS])) || (await findChromium(env))
}

async function installed(packageName, env, programs) {
  say(`  installing ${packageName}`)
  return (await installPackage(packageName)) ? onPath(env, programs) : undefined
}

async function present(env) {
  const given = env.CHROMIUM_PATH
  if (given && !fs.existsSync(given))
    throw new StartError(`CHROMIUM_PATH names ${given}, which is not there.`)
  return given || onPath(env) || (await playwrights())
}

function onPath(env, programs = names) {
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean)
  const places = programs.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return places.find((place) => fs.existsSync(place))
}

async function playwrights() {
  const { chromium } = await import('@playwright/test')
  const place = chromium.executablePath()
  return fs.existsSync(place) ? place : undefined
}
