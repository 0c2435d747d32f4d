import sharp from 'sharp'
import type { Payload } from 'payload'
import { updateMedia } from '@/contracts/media/files'
import { buildMedia } from '../core/testing/factories/media'
import { buildUser } from '../core/testing/factories'
import { type TestServer, startServer } from '../core/testing/server'
import { nameTone } from './nameTone'

describe('the name on a picture', () => {
  let server: TestServer
  let payload: Payload

  beforeAll(async () => {
    server = await startServer()
    payload = server.payload
  })
  afterAll(() => server.stop())

  const flat = (background: string) =>
    sharp({ create: { width: 80, height: 100, channels: 3, background } })
      .png()
      .toBuffer()
  const stored = async (name: string, data: Buffer) => {
    const file = { data, mimetype: 'image/png', name, size: data.length }
    const { url } = await payload.create({ collection: 'media', data: { alt: name }, file })
    return `${url}?v=1`
  }

  it('is ink where that is readable, paper where that is, and not there on both or on a middle tone', async () => {
    const light = await flat('#ebd3b7')
    expect(await nameTone(payload, await stored('light.png', light))).toEqual({ wide: 'ink', phone: 'ink' })
    const dark = await stored('dark.png', await flat('#20303a'))
    expect(await nameTone(payload, dark)).toEqual({ wide: 'paper', phone: 'paper' })
    const foot = await sharp({ create: { width: 80, height: 40, channels: 3, background: '#101010' } })
      .png()
      .toBuffer()
    const data = await sharp(light)
      .composite([{ input: foot, gravity: 'south' }])
      .png()
      .toBuffer()
    expect(await nameTone(payload, await stored('both.png', data))).toEqual({ wide: 'ink', phone: 'paper' })
    const half = await sharp(foot).resize(80, 20).toBuffer()
    const striped = await sharp(light)
      .composite([{ input: half, top: 10, left: 0 }])
      .png()
      .toBuffer()
    expect(await nameTone(payload, await stored('striped.png', striped))).toEqual({
      wide: null,
      phone: 'ink',
    })
  })

  it('crosses no picture of another site, and none that is gone', async () => {
    const nowhere = { wide: null, phone: null }
    for (const picture of [undefined, 'https://pictures.example.com/a.webp', '/cms-api/media/file/gone.webp'])
      expect(await nameTone(payload, picture)).toEqual(nowhere)
  })

  it('may cross a public picture of a creator', async () => {
    const isla = await buildUser(payload)
    const { id, version } = await buildMedia(server, isla, { bytes: await flat('#ebd3b7'), name: 'sand.png' })
    const body = { version, visibility: 'public' }
    const shown = await server.request(updateMedia, { as: isla, params: { id }, body })
    const { publicUrl } = (await shown.json()) as { publicUrl: string }
    expect(await nameTone(payload, publicUrl)).toEqual({ wide: 'ink', phone: 'ink' })
  })
})
