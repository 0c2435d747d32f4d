import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../scripts/lib/ports.mjs'

export type Site = {
  url: string
  pid: number
  dataDir: string
  /** Everything printed so far. */
  output: () => string
  /**
   * Sends a signal and waits for the exit; returns the exit code and the duration in ms. Throws with what the site
   * printed when it does not end.
   */
  end: (signal?: NodeJS.Signals) => Promise<{ code: number | null; took: number }>
}

/** Folder of a test run's seeded demo: encoding its pictures takes most of a first start. */
export const seededDemo = process.env.TEST_DEMO_DIR ?? ''

/** How long a site may take to end, in ms: it ends itself after ten seconds, whatever still runs. */
const END_PATIENCE = 30_000
/** How long one question whether it is ready may take, in ms; then it is asked again. */
const ANSWER_PATIENCE = 5_000

type Settings = Record<string, string>
type Wish = { dataDir?: string; port?: number; env?: Settings }

/**
 * Starts a whole site, as `npm start` does, on a free port unless one is given; waits until it is ready. Password
 * hashes are cheap, because nearly every test logs in. A new demo site starts from a copy of the seeded demo, if any.
 */
export async function startSite({ dataDir = temporaryFolder(), env = {}, port }: Wish = {}): Promise<Site> {
  const place = port ?? (await freePort())
  if (env.SEED === 'demo' && isNew(dataDir) && !isNew(seededDemo)) {
    fs.cpSync(seededDemo, dataDir, { recursive: true })
  }
  const url = `http://localhost:${place}`
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...process.env,
      DATABASE_URI: '',
      SEED: 'empty',
      RATE_LIMITS: 'off',
      HASH_COST: '4',
      ADMIN_USERNAME: 'admin',
      ADMIN_PASSWORD: 'admin-demo-2026',
      ...env,
      PORT: String(place),
      DATA_DIR: dataDir,
    },
  })
  let output = ''
  child.stdout.on('data', (text: Buffer) => (output += text.toString()))
  child.stderr.on('data', (text: Buffer) => (output += text.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  // A test that failed meanwhile ends no site.
  const endWithTests = () => child.kill()
  process.once('exit', endWithTests)
  child.once('close', () => process.off('exit', endWithTests))
  await untilReady(
    url,
    () => child.exitCode === null,
    () => output,
  )
  return { url, pid: child.pid ?? 0, dataDir, output: () => output, end }

  async function end(signal: NodeJS.Signals = 'SIGTERM') {
    const since = Date.now()
    child.kill(signal)
    const code = await Promise.race([ended, pause(END_PATIENCE, 'late' as const, { ref: false })])
    if (code === 'late') throw new Error(`The site did not end:\n${output}`)
    return { code, took: Date.now() - since }
  }
}

function isNew(dataDir: string): boolean {
  return !fs.existsSync(path.join(dataDir, 'secrets.json'))
}

function temporaryFolder(): string {
  return fs.mkdtempSync(path.join(os.tmpdir(), 'isla-verano-site-'))
}

async function untilReady(url: string, isRunning: () => boolean, output: () => string): Promise<void> {
  const giveUpAt = Date.now() + 240_000
  while (Date.now() < giveUpAt && isRunning()) {
    const isReady = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(ANSWER_PATIENCE) }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await pause(50)
  }
  throw new Error(`The site did not become ready:\n${output()}`)
}
