import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { readJson, root } from './project.mjs'
import { judgeSecondTries, troubleOfJest, troubleOfPlaywright } from './testReports.mjs'

/** Real reports of runs in which one test fails once, one fails always and one passes. */
describe('tests that fail or need a second try', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'isla-verano-tries-'))
  const report = path.join(folder, 'report.json')

  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

  it('are named by jest’s report', async () => {
    write('some.test.js', `jest.retryTimes(1)\n${tests('it', 'let tries = 0', '++tries')}`)
    write('jest.config.json', JSON.stringify({ rootDir: folder, transform: {} }))
    const config = path.join(folder, 'jest.config.json')
    await runNode(['node_modules/jest/bin/jest.js', `--config=${config}`, '--json', `--outputFile=${report}`])
    expect(troubleOfJest(readJson(report))).toEqual({
      failures: ['a race is lost always'],
      secondTries: ['a race is lost once'],
    })
  })

  it('are named by Playwright’s report', async () => {
    const library = path.join(root, 'node_modules/@playwright/test/index.mjs')
    const imported = `import { expect, test } from ${JSON.stringify(library)}\n`
    const own = tests('test', '', 'test.info().retry + 1')
    write('some.spec.mjs', imported + own.replace('describe', 'test.describe'))
    const settings = { retries: 2, testMatch: '*.spec.mjs', outputDir: path.join(folder, 'results') }
    write('playwright.config.mjs', `export default ${JSON.stringify(settings)}`)
    const config = path.join(folder, 'playwright.config.mjs')
    const args = ['node_modules/@playwright/test/cli.js', 'test', `--config=${config}`, '--reporter=json']
    await runNode(args, { PLAYWRIGHT_JSON_OUTPUT_FILE: report })
    expect(troubleOfPlaywright(readJson(report))).toEqual({
      failures: ['some.spec.mjs › a race › is lost always'],
      secondTries: ['some.spec.mjs › a race › is lost once'],
    })
  })

  it('are not mentioned when there are none', () => {
    expect(judgeSecondTries([])).toEqual({ line: undefined, areTooMany: false })
  })

  it('are named, and fail the run from the third on', () => {
    const names = ['a', 'b']
    expect(judgeSecondTries(names)).toEqual({
      line: 'needed a second try: a; b',
      areTooMany: false,
    })
    expect(judgeSecondTries([...names, 'c'])).toEqual({
      line: 'needed a second try (3 tests; 3 or more fail the run): a; b; c',
      areTooMany: true,
    })
  })

  function write(name, text) {
    fs.writeFileSync(path.join(folder, name), text)
  }
})

function tests(word, before, tries) {
  return `
    describe('a race', () => {
      ${before}
      ${word}('is won', () => expect(1).toBe(1))
      ${word}('is lost once', () => expect(${tries}).toBeGreaterThan(1))
      ${word}('is lost always', () => expect(0).toBe(1))
    })`
}

function runNode(args, env = {}) {
  const { JEST_WORKER_ID: _, NODE_OPTIONS: __, ...own } = process.env
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: root, env: { ...own, ...env } }, resolve)
  })
}
