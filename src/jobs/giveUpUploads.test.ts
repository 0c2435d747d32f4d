import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createLocalReq } from 'payload'
import { listUploads } from '@/contracts/media/uploads'
import { buildUser } from '@/endpoints/core/testing/factories'
import { beginUpload, sendBytes } from '@/endpoints/core/testing/factories/media'
import { type TestServer, startServer } from '@/endpoints/core/testing/server'
import { runGiveUpUploads } from './giveUpUploads'
import { HOUR_MS } from '@/contracts/core/time'

describe('giving up uploads', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'isla-given-up-'))
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

  it('takes those without new bytes for a day, with what had arrived, and gives their room back', async () => {
    const as = await buildUser(server.payload)
    const id = await beginUpload(server, as, { size: 8 })
    await sendBytes(server, as, { id, bytes: new Uint8Array(4) })
    const runAfter = async (hours: number) =>
      runGiveUpUploads(await createLocalReq({}, server.payload), new Date(Date.now() + hours * HOUR_MS))
    expect(await runAfter(23)).toBe(0)
    expect(await (await server.request(listUploads, { as })).json()).toHaveLength(1)
    expect(await runAfter(25)).toBe(1)
    expect(await (await server.request(listUploads, { as })).json()).toEqual([])
    expect(readdirSync(path.join(folder, 'media/incoming'))).toEqual([])
  })
})
