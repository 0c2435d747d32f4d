import { createHash, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { embeddedDatabaseAt } from '../../scripts/lib/embeddedDatabase.mjs'
import { storeLoggedIn } from '../support/loggedIn'
import { type Site, startSite } from '../support/startSite'

const CHUNK = 512 * 1024

/** Sends a film in chunks and kills the process twice, each time in the middle of one. */
test('an upload goes on after its process was killed, and is the file that was sent', async () => {
  test.setTimeout(300_000)
  let site = await startSite()
  const { dataDir } = site
  try {
    const [cookie = ''] = await storeLoggedIn(embeddedDatabaseAt(dataDir)?.uri ?? '', 1)
    const film = Buffer.concat([fs.readFileSync('media/seed/hero-silk.mp4'), freeBox(2 * CHUNK)])
    const id = await begin(site, cookie, film)
    const kept: number[] = []
    for (let kill = 0; kill < 2; kill += 1) {
      const before = await offsetOf(site, cookie, id)
      // The dead process's lock on the upload expires after 15 seconds.
      const nothing = { id, offset: before, bytes: film.subarray(0, 0) }
      await expect.poll(() => send(site, cookie, nothing), { timeout: 30_000 }).toBe(204)
      // Half a chunk is written when the process dies.
      const sending = sendHalf(site, cookie, {
        id,
        bytes: film.subarray(before, before + CHUNK),
        offset: before,
      })
      await expect.poll(() => arrived(dataDir, id)).toBeGreaterThan(before)
      await site.end('SIGKILL')
      sending.destroy()
      site = await startSite({ dataDir })
      const after = await offsetOf(site, cookie, id)
      expect(after).toBeGreaterThanOrEqual(before)
      kept.push(after - before)
    }
    expect(kept.every((bytes) => bytes <= CHUNK)).toBe(true)
    const offset = await offsetOf(site, cookie, id)
    await expect
      .poll(() => send(site, cookie, { id, offset, bytes: film.subarray(offset) }), { timeout: 30_000 })
      .toBe(204)
    // The server refuses the upload unless its SHA-256 matches the sender's.
    const finished = await fetch(`${site.url}/api/uploads/${id}/finish`, {
      method: 'POST',
      headers: { cookie, origin: site.url, 'content-type': 'application/json' },
      body: '{}',
    })
    expect(finished.status).toBe(201)
  } finally {
    await site.end()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
})

/** An MP4 box that players skip. */
function freeBox(size: number): Buffer {
  const box = randomBytes(size)
  box.writeUInt32BE(size, 0)
  box.write('free', 4, 'latin1')
  return box
}

function arrived(dataDir: string, id: string): number {
  return fs.statSync(path.join(dataDir, 'media/incoming', id)).size
}

async function begin(site: Site, cookie: string, film: Buffer): Promise<string> {
  const known = { filename: 'silk.mp4', sha256: createHash('sha256').update(film).digest('hex') }
  const metadata = Object.entries(known).map(
    ([key, text]) => `${key} ${Buffer.from(text).toString('base64')}`,
  )
  const answer = await fetch(`${site.url}/api/uploads`, {
    method: 'POST',
    headers: {
      cookie,
      origin: site.url,
      'tus-resumable': '1.0.0',
      'upload-length': String(film.length),
      'upload-metadata': metadata.join(','),
    },
  })
  expect(answer.status).toBe(201)
  return answer.headers.get('location')?.split('/').at(-1) ?? ''
}

async function offsetOf(site: Site, cookie: string, id: string): Promise<number> {
  const answer = await fetch(`${site.url}/api/uploads/${id}`, { headers: { cookie } })
  return ((await answer.json()) as { offset: number }).offset
}

type Part = { id: string; offset: number; bytes: Uint8Array }

function sendHalf(site: Site, cookie: string, { id, bytes, offset }: Part) {
  const request = http.request(`${site.url}/api/uploads/${id}`, {
    method: 'PATCH',
    headers: { ...headersOf(site, cookie, offset), 'content-length': bytes.length },
  })
  request.on('error', () => undefined)
  request.write(bytes.subarray(0, bytes.length / 2))
  return request
}

async function send(site: Site, cookie: string, { id, bytes, offset }: Part): Promise<number> {
  const init = { method: 'PATCH', headers: headersOf(site, cookie, offset), body: new Uint8Array(bytes) }
  return (await fetch(`${site.url}/api/uploads/${id}`, init)).status
}

function headersOf(site: Site, cookie: string, offset: number) {
  return {
    cookie,
    origin: site.url,
    'tus-resumable': '1.0.0',
    'content-type': 'application/offset+octet-stream',
    'upload-offset': String(offset),
  }
}
