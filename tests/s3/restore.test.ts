import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { DeleteObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { login } from '@/contracts/account/identity'
import { type VoiceNote, createVoiceNote, getVoiceNote } from '@/contracts/ideas'
import { bucketStore } from '@/database/backup/bucketStore'
import type { Store } from '@/database/backup/files'
import { recordingForm } from '@/endpoints/core/testing/dashboardFactories'
import { buildUser } from '@/endpoints/core/testing/factories'
import { type TestServer, startServer } from '@/endpoints/core/testing/server'
import { environment } from '@/environment'
import type { User as StoredUser } from '@/payload-types'
import { run } from '../../scripts/lib/run.mjs'

const PASSWORD = 'palmera-2026'

/** Files that a site may have: empty, of several parts, with a name that an address has to escape. */
const FILES = new Map([
  ['library/empty.bin', Buffer.alloc(0)],
  ['library/film.bin', randomBytes(6 * 1024 * 1024)],
  ['library/first light (é).txt', Buffer.from('silk')],
])

/** The commands of backups, on a site whose files are in an S3 store (docs/behaviour.md, 17.2 and 17.3). */
describe('a backup of a site with an S3 store', () => {
  let server: TestServer
  let store: Store
  let bucket: S3Client
  let creator: StoredUser
  let folder: string
  let note: VoiceNote

  beforeAll(async () => {
    server = await startServer()
    store = await bucketStore(environment.s3)
    const { region, endpoint, accessKeyId, secretAccessKey } = environment.s3
    const credentials = { accessKeyId, secretAccessKey }
    bucket = new S3Client({ region, endpoint, credentials, forcePathStyle: true })
    folder = await mkdtemp(path.join(os.tmpdir(), 'isla-verano-bucket-'))
    await empty()
    creator = await buildUser(server.payload, { username: 'mara', password: PASSWORD })
    const made = await server.request(createVoiceNote, { as: creator, body: recordingForm() })
    note = (await made.json()) as VoiceNote
    for (const [name, bytes] of FILES) await store.stage(name, bytes.length, Readable.from([bytes]))
    expect(await command('backup', fileNamed('list'))).toContain('--with-files adds their bytes')
    expect(await command('backup', fileNamed('whole'), '--with-files')).not.toContain('only the list')
    for (const name of ['list', 'whole'])
      expect(await command('backup', '--verify', fileNamed(name))).toContain('is whole')
  })
  beforeEach(async () => {
    const { connection } = server.payload.db
    for (const each of (await connection.db?.collections()) ?? []) await each.deleteMany({})
  })
  afterAll(async () => {
    await empty()
    await server.stop()
    await rm(folder, { recursive: true })
  })

  const fileNamed = (name: string) => path.join(folder, `${name}.tar`)

  it('without the bytes finds the files in the store, and names those that are missing or differ', async () => {
    await remove('library/empty.bin')
    await store.stage('library/film.bin', 4, Readable.from([Buffer.from('film')]))
    const said = await command('restore', fileNamed('list'))
    expect(said).toContain('Not in the S3 store: library/empty.bin')
    expect(said).toContain('Another file in the S3 store than then: library/film.bin')
    expect(said).not.toContain('first light')
    await expectSite()
  })

  it('with the bytes puts every file back into an empty store', async () => {
    await empty()
    const said = await command('restore', fileNamed('whole'))
    expect(said).not.toContain('Not in the S3 store')
    for (const [name, bytes] of FILES) expect(await contentOf(name)).toEqual(bytes)
    await expectSite()
  })

  it('refuses a database with data, also when the store has the files', async () => {
    await command('restore', fileNamed('whole'))
    await expect(command('restore', fileNamed('list'))).rejects.toThrow('This site has data.')
    await command('restore', fileNamed('list'), '--replace')
    await expectSite()
  })

  /** A person logs in with their password and hears their recording. */
  async function expectSite(): Promise<void> {
    const body = { username: 'mara', password: PASSWORD }
    expect((await server.request(login, { body })).status).toBe(200)
    const heard = await server.request(getVoiceNote, { as: creator, params: { id: note.id } })
    expect(heard.status).toBe(200)
    expect((await heard.arrayBuffer()).byteLength).toBeGreaterThan(0)
  }

  async function contentOf(name: string): Promise<Buffer | null> {
    const opened = await store.open(name)
    return opened && buffer(opened.content)
  }

  async function remove(Key: string): Promise<void> {
    await bucket.send(new DeleteObjectCommand({ Bucket: environment.s3.bucket, Key }))
  }

  async function empty(): Promise<void> {
    for await (const { name } of store.names()) await remove(name)
  }

  /** Runs a command and returns what it says; throws with that when it fails. */
  async function command(name: 'backup' | 'restore', ...words: string[]): Promise<string> {
    const env = { ...process.env, NODE_OPTIONS: '' }
    const { code, output } = await run(process.execPath, [`scripts/${name}.mjs`, ...words], { env })
    if (code !== 0) throw new Error(output)
    return output
  }
})
