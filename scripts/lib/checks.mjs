import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findChromium, findHeadlessChromium } from './browser.mjs'
import { buildWhenStale } from './build.mjs'
import { runJest } from './jest.mjs'
import { freePort } from './ports.mjs'
import { readJson } from './project.mjs'
import { writeContactSheet } from './contactSheet.mjs'
import { run } from './run.mjs'
import { StartError } from './say.mjs'
import { makeTestFolder } from './testFolder.mjs'
import { troubleOfJest, troubleOfPlaywright } from './testReports.mjs'

const next = 'node_modules/next/dist/bin/next'
const playwright = 'node_modules/@playwright/test/cli.js'
const TMPDIR = makeTestFolder()
const plain = { ...process.env, TMPDIR, NO_COLOR: '1', FORCE_COLOR: undefined, NEXT_TELEMETRY_DISABLED: '1' }
/** For specs that share one site or start their own: one worker more than cores, because each one idles at times. */
const MORE_THAN_CORES = `--workers=${os.availableParallelism() + 1}`
/** For flows, which change stored data: this many workers, each with its own site. */
const BROWSER_SITES = 2
/** The demo, seeded once for all sites of this run (tests/support/startSite.ts). */
const TEST_DEMO_DIR = path.join(TMPDIR, 'demo')

/** The checks of `npm test`: parallel ones first, then the rest in order. A check without tests counts as one. */
export const checks = [
  { name: 'types', title: 'Types', isAtOnce: true, run: checkTypes },
  {
    name: 'lint',
    title: 'Lint',
    isAtOnce: true,
    run: () => program('node_modules/.bin/oxlint', ['--deny-warnings']),
  },
  {
    name: 'format',
    title: 'Format',
    onlyWith: '--verify',
    run: () => program('node_modules/.bin/oxfmt', ['--check']),
  },
  {
    name: 'unused',
    title: 'Dead code',
    onlyWith: '--verify',
    run: () => program('node_modules/.bin/knip', ['--no-progress']),
  },
  { name: 'jest', title: 'Unit and server tests', run: checkWithJest },
  { name: 'build', title: 'Production build', run: checkBuild },
  { name: 'browser', title: 'Browser flows', run: runBrowser },
  {
    name: 'scenes',
    title: 'Every screen, dialog and state',
    run: (filters) => runPlaywright(['scenes'], [MORE_THAN_CORES, ...filters]),
  },
  { name: 'pictures', title: 'Pictures of every screen', onlyNamed: true, run: takePictures },
  {
    name: 'server',
    title: 'Load and faults',
    run: (filters) => runPlaywright(['server'], [MORE_THAN_CORES, ...filters]),
  },
  { name: 'bench', title: 'Benchmark, shortly', onlyWith: '--bench', run: measureShortly },
]

async function checkTypes() {
  await program(process.execPath, [next, 'typegen'], { isQuiet: true })
  return await program('node_modules/.bin/tsc', ['--noEmit'])
}

async function checkBuild() {
  await buildWhenStale()
  return { passed: 1, failed: 0 }
}

async function program(command, args, { isQuiet = false } = {}) {
  const { code, output } = await run(command, args, { env: plain })
  if (!isQuiet || code !== 0) process.stdout.write(output)
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** Fails only when something cannot be measured; the bars need a full run on a quiet machine. */
async function measureShortly() {
  // Measure on a real disk, as in production; the test folder may be in memory.
  const env = { ...plain, TMPDIR: os.tmpdir() }
  const { code } = await run(process.execPath, ['scripts/bench.mjs', '--quick'], { env, show: true })
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function checkWithJest(filters) {
  return await withFolder(async (folder) => {
    const report = path.join(folder, 'jest.json')
    const args = ['--json', `--outputFile=${report}`, '--passWithNoTests', ...filters]
    const code = await runJest(args, plain)
    const result = readJson(report)
    if (!result) throw new StartError('jest ended without a report; see its own words above.')
    const unloadable = result.numRuntimeErrorTestSuites
    return atLeastOneFailed(code, {
      passed: result.numPassedTests,
      failed: result.numFailedTests + unloadable,
      ...troubleOfJest(result),
    })
  })
}

async function runBrowser(filters) {
  return await runPlaywright(['window', 'browser'], [`--workers=${BROWSER_SITES}`, ...filters], {
    sites: BROWSER_SITES,
  })
}

/** Fixes the date of the site and the browser, so that two runs draw the same. */
async function takePictures(filters) {
  if (filters.length === 0) fs.rmSync('pictures', { recursive: true, force: true })
  const preload = path.resolve('tests/pictures/fixedDate.mjs')
  const result = await runPlaywright(['pictures'], [MORE_THAN_CORES, ...filters], {
    extraEnv: { NODE_OPTIONS: `--import ${preload}` },
  })
  writeContactSheet('pictures')
  return result
}

async function runPlaywright(projects, filters, { sites = 1, extraEnv = {} } = {}) {
  return await withFolder(async (folder) => {
    const report = path.join(folder, 'playwright.json')
    const env = {
      ...plain,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      TEST_DEMO_DIR,
      ...(!projects.includes('server') && (await place(folder, sites))),
      ...extraEnv,
    }
    // Two sites that start at once would both build, and exceed the start timeout.
    await buildWhenStale()
    const args = [
      playwright,
      'test',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=list,json',
      '--pass-with-no-tests',
      ...filters,
    ]
    const { code } = await run(process.execPath, args, { env, show: true })
    const result = readJson(report)
    if (!result && code !== 0)
      throw new StartError('playwright ended without a report; see its own words above.')
    const { expected = 0, unexpected = 0, flaky = 0 } = result?.stats ?? {}
    return atLeastOneFailed(code, {
      passed: expected + flaky,
      failed: unexpected,
      ...(result && troubleOfPlaywright(result)),
    })
  })
}

/** Tells browser tests where their sites and browsers are. */
async function place(folder, sites) {
  const ports = await Promise.all(Array.from({ length: sites }, () => freePort()))
  return {
    CHROMIUM_PATH: await findHeadlessChromium(),
    WHOLE_CHROMIUM_PATH: await findChromium(),
    TEST_PORTS: ports.join(','),
    TEST_DATA_DIR: path.join(folder, 'data'),
  }
}

function atLeastOneFailed(code, result) {
  return { ...result, failed: code === 0 ? result.failed : Math.max(result.failed, 1) }
}

async function withFolder(work) {
  const folder = fs.mkdtempSync(path.join(TMPDIR, 'part-'))
  try {
    return await work(folder)
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
