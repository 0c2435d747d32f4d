import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findChromium, findHeadlessChromium } from './browser.mjs'

describe('finding a Chromium', () => {
  const base = fs.mkdtempSync(path.join(os.tmpdir(), 'isla-verano-browser-'))
  const given = program('given')
  const onPath = program('google-chrome')

  afterAll(() => fs.rmSync(base, { recursive: true, force: true }))

  it('takes the one CHROMIUM_PATH names before one on PATH', async () => {
    expect(await findChromium({ CHROMIUM_PATH: given, PATH: base })).toBe(given)
    expect(await findChromium({ PATH: base })).toBe(onPath)
  })

  it('takes one that never has a window where that is enough, unless another is named', async () => {
    expect(await findHeadlessChromium({ PATH: base })).toBe(onPath)
    const headless = program('chromium-headless-shell')
    expect(await findHeadlessChromium({ PATH: base })).toBe(headless)
    expect(await findHeadlessChromium({ CHROMIUM_PATH: given, PATH: base })).toBe(given)
    expect(await findChromium({ PATH: base })).toBe(onPath)
  })

  it('says so when CHROMIUM_PATH names nothing', async () => {
    await expect(findChromium({ CHROMIUM_PATH: '/nowhere', PATH: base })).rejects.toThrow(
      'CHROMIUM_PATH names /nowhere, which is not there.',
    )
  })

  function program(name) {
    const file = path.join(base, name)
    fs.writeFileSync(file, '', { mode: 0o755 })
    return file
  }
})
