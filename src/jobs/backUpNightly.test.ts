import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { mongo } from 'mongoose'
import { lastBackups } from '@/domain/backups/backupNotes'
import { type TestServer, startServer } from '@/endpoints/core/testing/server'
import { runBackUpNightly } from './backUpNightly'

describe('the nightly backup', () => {
  let server: TestServer
  let folder: string

  beforeAll(async () => {
    server = await startServer()
    folder = await mkdtemp(path.join(os.tmpdir(), 'nights-'))
    process.env.BACKUP_DIR = folder
  })
  afterAll(async () => {
    await server.stop()
    await rm(folder, { recursive: true })
    delete process.env.BACKUP_DIR
  })

  const night = (day: number) => runBackUpNightly(server.payload, new Date(2026, 10, day, 3, 43))
  const last = () => lastBackups(server.payload.db.connection.db as mongo.Db)

  it('is taken once a night, and the last seven are kept', async () => {
    await writeFile(path.join(folder, 'isla-verano-2026-11-01.tar.part'), 'of a process that was killed')
    await writeFile(path.join(folder, 'holiday.txt'), 'mine')
    for (let day = 1; day <= 9; day += 1) await night(day)
    await night(9)
    const nights = [3, 4, 5, 6, 7, 8, 9].map((day) => `isla-verano-2026-11-0${day}.tar`)
    expect((await readdir(folder)).toSorted()).toEqual(['holiday.txt', ...nights])
    expect(await last()).toMatchObject({ taken: { file: 'isla-verano-2026-11-09.tar' }, failed: null })
  })

  it('is noted with its reason when it fails', async () => {
    process.env.BACKUP_DIR = path.join(folder, 'holiday.txt')
    await night(10)
    process.env.BACKUP_DIR = folder
    expect(await last()).toMatchObject({
      taken: { file: 'isla-verano-2026-11-09.tar' },
      failed: { file: 'isla-verano-2026-11-10.tar', failed: expect.stringContaining('ENOTDIR') },
    })
  })

  it('is not taken without BACKUP_DIR', async () => {
    delete process.env.BACKUP_DIR
    await night(11)
    expect((await last()).taken?.file).toBe('isla-verano-2026-11-09.tar')
  })
})
