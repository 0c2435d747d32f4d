import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { readSettings } from './settings.mjs'

describe('the folder of the data', () => {
  let folder
  const modeOf = (place) => (fs.statSync(place).mode & 0o777).toString(8)

  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'isla-verano-settings-'))
  })
  afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

  it('is made for its owner only', () => {
    const dataDir = path.join(folder, 'new/data')
    readSettings({ DATA_DIR: dataDir })
    expect(modeOf(dataDir)).toBe('700')
  })

  it('is closed to others where it stood open, and keeps what is in it', () => {
    const dataDir = path.join(folder, 'old')
    fs.mkdirSync(dataDir, { mode: 0o755 })
    fs.writeFileSync(path.join(dataDir, 'note'), 'kept')
    readSettings({ DATA_DIR: dataDir })
    expect(modeOf(dataDir)).toBe('700')
    expect(fs.readFileSync(path.join(dataDir, 'note'), 'utf8')).toBe('kept')
  })

  it('is the same with a database of your own', () => {
    const dataDir = path.join(folder, 'shared')
    const secret = 'x'.repeat(32)
    const env = {
      DATA_DIR: dataDir,
      DATABASE_URI: 'mongodb://x',
      PAYLOAD_SECRET: secret,
      SECRETS_KEY: secret,
    }
    readSettings(env)
    expect(modeOf(dataDir)).toBe('700')
  })
})

test('the clock is UTC where none is named', () => {
  const env = {}
  const elsewhere = { TZ: 'America/Lima' }
  readSettings(env)
  readSettings(elsewhere)
  expect([env.TZ, elsewhere.TZ]).toEqual(['UTC', 'America/Lima'])
})
