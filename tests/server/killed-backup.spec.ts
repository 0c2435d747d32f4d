import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import mongoose from 'mongoose'
import { startEmbeddedDatabase } from '../../scripts/lib/embeddedDatabase.mjs'
import { requireKnownData } from '../../scripts/lib/knownData.mjs'

/** Of each kind; `npm run check:backup` kills more often. */
const KILLS = Number(process.env.BACKUP_KILLS ?? 1)
const ROWS = 4_000
const FILES = 40
const SECRETS = 'of the backup that is killed, 32 letters'

/** A site's database with rows and files of one mark, so that two states are told apart. */
test('a backup or a restore that is killed leaves the site as it was, or says that it is to be run again', async () => {
  test.setTimeout(600_000)
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'isla-verano-killed-'))
  const media = path.join(folder, 'media')
  const archive = path.join(folder, 'backups', 'one.tar')
  fs.mkdirSync(path.dirname(archive))
  const database = await startEmbeddedDatabase(path.join(folder, 'database'))
  const client = await new mongoose.mongo.MongoClient(database.uri).connect()
  try {
    await fill('first')
    for (let kill = 0; kill < KILLS; kill += 1) {
      const begun = () => fs.existsSync(`${archive}.part`)
      expect(await command('backup', [archive], begun)).toBe('killed')
      expect(fs.existsSync(archive)).toBe(false)
    }
    expect(await command('backup', [archive])).toBe(0)
    expect(fs.readdirSync(path.dirname(archive))).toEqual(['one.tar'])
    expect(await command('backup', ['--verify', archive])).toBe(0)

    await fill('second')
    for (let kill = 0; kill < KILLS; kill += 1) {
      const loading = async () => (await collections()).some((name) => name.startsWith('restoring.rows'))
      expect(await command('restore', [archive, '--replace'], loading)).toBe('killed')
      expect(await state()).toEqual(['second'])
      await requireKnownData(database.uri)
    }
    for (let kill = 0; kill < KILLS; kill += 1) {
      const exchanging = async () => (await collections()).includes('restores')
      const ended = await command('restore', [archive, '--replace'], exchanging)
      // A fast machine may be done before it is killed.
      if (ended === 'killed' && (await exchanging())) {
        await expect(requireKnownData(database.uri)).rejects.toThrow(
          'A restore was interrupted. Run it again',
        )
      }
    }
    expect(await command('restore', [archive, '--replace'])).toBe(0)
    expect(await state()).toEqual(['first'])
    expect((await collections()).filter((name) => name.startsWith('restor'))).toEqual([])
    expect(fs.readdirSync(media)).toEqual(['library'])
    await requireKnownData(database.uri)
  } finally {
    await client.close()
    await database.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }

  /** Every mark that the site's rows and files have; one, unless two states were mixed. */
  async function state(): Promise<string[]> {
    const rows = client.db().collection('rows')
    const marks = (await rows.distinct('mark')).map(String)
    const names = fs.readdirSync(path.join(media, 'library')).map((name) => name.split('-')[0] ?? '')
    expect(await rows.countDocuments()).toBe(ROWS)
    expect(names).toHaveLength(FILES)
    return [...new Set([...marks, ...names])]
  }

  async function fill(mark: string): Promise<void> {
    await client.db().dropDatabase()
    fs.rmSync(media, { recursive: true, force: true })
    fs.mkdirSync(path.join(media, 'library'), { recursive: true })
    const words = () => randomBytes(512).toString('base64')
    const rows = Array.from({ length: ROWS }, (_, index) => ({ mark, index, words: words() }))
    await client.db().collection('rows').insertMany(rows)
    const others = Array.from({ length: 30 }, (_, index) => client.db().collection(`other-${index}`))
    await Promise.all(others.map((other) => other.insertOne({ mark })))
    for (let index = 0; index < FILES; index += 1) {
      fs.writeFileSync(path.join(media, 'library', `${mark}-${index}.bin`), randomBytes(256 * 1024))
    }
  }

  async function collections(): Promise<string[]> {
    const all = await client.db().listCollections({}, { nameOnly: true }).toArray()
    return all.map(({ name }) => name)
  }

  /** Runs a command; kills it and all that it started once `isTime` says so. Returns its exit code, or "killed". */
  async function command(
    name: string,
    words: string[],
    isTime?: () => boolean | Promise<boolean>,
  ): Promise<number | 'killed' | null> {
    const env = {
      ...process.env,
      DATABASE_URI: database.uri,
      PAYLOAD_SECRET: SECRETS,
      SECRETS_KEY: SECRETS,
      DATA_DIR: folder,
    }
    const child = spawn(process.execPath, [`scripts/${name}.mjs`, ...words], { env, detached: true })
    let output = ''
    child.stdout.on('data', (text: Buffer) => (output += text.toString()))
    child.stderr.on('data', (text: Buffer) => (output += text.toString()))
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
    while (isTime && child.exitCode === null) {
      if (await isTime()) {
        process.kill(-(child.pid ?? 0), 'SIGKILL')
        await ended
        return 'killed'
      }
      await pause(2)
    }
    const code = await ended
    if (code !== 0) throw new Error(output)
    return code
  }
})
