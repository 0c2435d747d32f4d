import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { createLocalReq } from 'payload'
import { DOWNLOAD_TEXTS, createProductFile, deleteProductFile } from '@/contracts/commerce/downloads'
import { PROFILE_PICTURE_MAX_BYTES, updatePicture } from '@/contracts/account/profile'
import { createProduct } from '@/contracts/commerce/products'
import { createVoiceNote } from '@/contracts/ideas'
import { listMedia } from '@/contracts/media/files'
import { MEDIA_TEXTS } from '@/contracts/media/texts'
import { createUpload } from '@/contracts/media/uploads'
import { runGiveUpUploads } from '@/jobs/giveUpUploads'
import type { User as StoredUser } from '@/payload-types'
import { failureOf } from '../core/testing/answers'
import { recordingBytes, recordingForm } from '../core/testing/dashboardFactories'
import { buildUser } from '../core/testing/factories'
import { buildProductFile, fileForm } from '../core/testing/factories/downloads'
import { cameraFilm, metadataOf } from '../core/testing/factories/media'
import { type TestServer, startServer } from '../core/testing/server'

const GIGABYTE = 1024 ** 3

describe('what a user stores', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'isla-quota-'))
  let server: TestServer
  let as: StoredUser

  beforeAll(async () => {
    process.env.DATA_DIR = folder
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
  })
  beforeEach(async () => {
    as = await buildUser(server.payload)
  })
  afterEach(() => {
    delete process.env.MEDIA_QUOTA_GB
  })
  afterAll(async () => {
    await server.stop()
    for (const name of ['DATA_DIR', 'RATE_LIMITS']) delete process.env[name]
    rmSync(folder, { recursive: true, force: true })
  })

  const sendFile = (words: string) =>
    server.request(createProductFile, { as, query: { name: 'a.zip' }, body: fileForm(words) })
  const sendNote = (bytes = recordingBytes('recorded.mp4')) =>
    server.request(createVoiceNote, { as, body: recordingForm(bytes) })
  const begin = () =>
    server.request(createUpload, {
      as,
      headers: { 'upload-length': '30', 'upload-metadata': metadataOf({ filename: 'a' }) },
    })
  const forms = () =>
    readdirSync(path.join(folder, 'media/incoming')).filter((name) => name.startsWith('form-'))

  it('shares one quota: media, recordings and files to download, however many come at once', async () => {
    process.env.MEDIA_QUOTA_GB = String(100 / GIGABYTE)
    const words = 'x'.repeat(30)
    const answers = await Promise.all([sendFile(words), begin(), sendFile(words), begin(), begin(), begin()])
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3)
    for (const refused of [await sendFile(words), await sendNote()])
      expect([refused.status, await refused.json()]).toEqual([409, failureOf(MEDIA_TEXTS.overQuota)])
    expect(forms()).toEqual([])
  })

  it('is shown as one sum', async () => {
    const note = recordingBytes('recorded.webm')
    expect((await sendNote(note)).status).toBe(201)
    await buildProductFile(server, as, { words: 'presets' })
    const { bytes } = await (await server.request(listMedia, { as })).json()
    expect(bytes).toBe(note.byteLength + 7)
  })

  it('comes two files at a time: a third is not read before one of them is stored', async () => {
    const gate = new EventTarget()
    const opened = happens(gate, 'open')
    const two = happens(gate, 'two')
    const reads: number[] = []
    const answers = [0, 1, 2].map((index) =>
      server.request(createProductFile, {
        as,
        query: { name: 'a.zip' },
        headers: { 'content-type': 'multipart/form-data; boundary=slow' },
        body: slowForm(opened, () => {
          reads.push(index)
          if (reads.length === 2) gate.dispatchEvent(new Event('two'))
        }),
      }),
    )
    await two
    // Long enough for a third to be read, if it did not wait.
    await server.request(listMedia, { as })
    expect(reads).toHaveLength(2)
    gate.dispatchEvent(new Event('open'))
    for (const answer of answers) expect((await answer).status).toBe(201)
    expect(forms()).toEqual([])
  })

  it('may be exactly as large as is allowed, and no larger', async () => {
    for (const [size, status] of [
      [PROFILE_PICTURE_MAX_BYTES, 400] as const,
      [PROFILE_PICTURE_MAX_BYTES + 1, 413] as const,
    ]) {
      const body = new FormData()
      body.set('file', new Blob([new Uint8Array(size)]), 'no-picture')
      expect((await server.request(updatePicture, { as, body })).status).toBe(status)
    }
  })

  it('may be of any type, as it was sent; a recording may have zero bytes after its last box', async () => {
    const film = await cameraFilm()
    const body = new FormData()
    body.set('file', new Blob([new Uint8Array(film)]), 'film.mp4')
    const answer = await server.request(createProductFile, { as, query: { name: 'film.mp4' }, body })
    expect([answer.status, (await answer.json()).bytes]).toEqual([201, film.length])
    const sent = Buffer.concat([recordingBytes('recorded.mp4'), Buffer.alloc(4)])
    const note = await sendNote(sent)
    expect([note.status, (await note.json()).size]).toEqual([201, sent.length - 4])
  })

  it('is deleted by its owner while no product has it', async () => {
    const remove = (id: string, who = as) => server.request(deleteProductFile, { as: who, params: { id } })
    const file = await buildProductFile(server, as)
    expect((await remove(file.id, await buildUser(server.payload))).status).toBe(404)
    const product = { title: 'Presets', price: 500, fileIds: [file.id] }
    expect((await server.request(createProduct, { as, body: product })).status).toBe(201)
    const refused = await remove(file.id)
    expect([refused.status, await refused.json()]).toEqual([409, failureOf(DOWNLOAD_TEXTS.inUse)])
    const unused = await buildProductFile(server, as)
    const before = readdirSync(path.join(folder, 'media/product-files')).length
    expect((await remove(unused.id)).status).toBe(200)
    expect(readdirSync(path.join(folder, 'media/product-files'))).toHaveLength(before - 1)
    for (const id of [unused.id, 'none']) expect((await remove(id)).status).toBe(404)
  })

  it('is not left on the disk by a process that ended while it came', async () => {
    await sendFile('x')
    const left = path.join(folder, 'media/incoming/form-left')
    writeFileSync(left, 'x')
    const req = await createLocalReq({}, server.payload)
    await runGiveUpUploads(req)
    expect(forms()).toEqual(['form-left'])
    const long = Date.now() / 1000 - 25 * 60 * 60
    utimesSync(left, long, long)
    await runGiveUpUploads(req)
    expect(forms()).toEqual([])
  })
})

function happens(target: EventTarget, event: string): Promise<unknown> {
  return new Promise((resolve) => target.addEventListener(event, resolve, { once: true }))
}

/** A form with one file whose last bytes are held back until `opened`. */
function slowForm(opened: Promise<unknown>, onRead: () => void): ReadableStream<Uint8Array> {
  async function* parts() {
    onRead()
    yield Buffer.from('--slow\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nwords')
    await opened
    yield Buffer.from('\r\n--slow--\r\n')
  }
  return Readable.toWeb(Readable.from(parts(), { highWaterMark: 0 })) as ReadableStream<Uint8Array>
}
