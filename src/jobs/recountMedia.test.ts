import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createLocalReq } from 'payload'
import { driverCollection } from '@/database/driverCollection'
import { buildUser } from '@/endpoints/core/testing/factories'
import { buildMedia } from '@/endpoints/core/testing/factories/media'
import { type TestServer, startServer } from '@/endpoints/core/testing/server'
import { runRecountMedia } from './recountMedia'

describe('counting creators’ files again', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'isla-recounted-'))
  const files = path.join(folder, 'media/creator-media')
  let server: TestServer

  beforeAll(async () => {
    process.env.DATA_DIR = folder
    server = await startServer()
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.DATA_DIR
    rmSync(folder, { recursive: true, force: true })
  })
  const run = async () => runRecountMedia(await createLocalReq({}, server.payload))
  const onDisk = () =>
    readdirSync(files).reduce((sum, name) => sum + statSync(path.join(files, name)).size, 0)
  const counted = async () => {
    const rows = await driverCollection(server, 'creator-media').find().toArray()
    return rows.reduce((sum, row) => sum + Number(row.bytes), 0)
  }

  it('corrects what is not as on the disk, and removes old files that nothing names', async () => {
    const as = await buildUser(server.payload)
    await buildMedia(server, as)
    await buildMedia(server, as)
    expect(await counted()).toBe(onDisk())
    expect(await run()).toEqual({ corrected: 0, removed: 0 })

    const [name = ''] = readdirSync(files)
    truncateSync(path.join(files, name), 10)
    for (const loose of ['old.jpg', 'young.jpg']) writeFileSync(path.join(files, loose), 'loose')
    utimesSync(path.join(files, 'old.jpg'), new Date(), new Date(Date.now() - 25 * 60 * 60 * 1000))
    expect(await run()).toEqual({ corrected: 1, removed: 1 })
    expect(readdirSync(files)).toContain('young.jpg')
    expect(await counted()).toBe(onDisk() - 'loose'.length)
  })
})
