import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Payload } from 'payload'
import { type TestServer, startServer } from '@/endpoints/core/testing/server'
import type { MarketingSlug } from '@/contracts/content'
import { defaultCopy } from '@/globals/defaults'
import { mediaFile } from '@/endpoints/core/mediaFile'
import type * as ReadPublic from '@/content/readPublic'
import { sampleCartItems, sampleListings } from '@/globals/samples'
import { shippedMedia } from '@/globals/shippedMedia'
import type { Media } from '@/payload-types'
import { seedMarketing } from './marketing'

describe('the marketing seed of an empty database', () => {
  let server: TestServer
  let payload: Payload
  let readDirectory: typeof ReadPublic.readDirectory
  let readSampleCartItems: typeof ReadPublic.readSampleCartItems

  beforeAll(async () => {
    server = await startServer()
    payload = server.payload
    // Reads the configuration, so it is imported only now that the database's address is known.
    ;({ readDirectory, readSampleCartItems } = await import('@/content/readPublic'))
    await Promise.all([seedMarketing(payload), seedMarketing(payload)])
  })
  afterAll(() => server.stop())

  it('makes everything once, though two processes start at once', async () => {
    expect((await payload.count({ collection: 'media' })).totalDocs).toBe(shippedMedia.length)
    expect((await payload.count({ collection: 'directory-listings' })).totalDocs).toBe(sampleListings.length)
    expect((await payload.count({ collection: 'sample-cart-items' })).totalDocs).toBe(sampleCartItems.length)
  })

  it.each(Object.keys(defaultCopy) as MarketingSlug[])('publishes the default copy of %s', async (slug) => {
    const stored = await payload.findGlobal({ slug })
    expect(stored._status).toBe('published')
    expect(stored).toMatchObject(withoutMedia(defaultCopy[slug]) as object)
  })

  it('serves the shipped files at the addresses that prerendered pages name', async () => {
    const { film } = await payload.findGlobal({ slug: 'landing', depth: 1 })
    const films = film?.landscape as Media[]
    expect(films.map((each) => each.url)).toEqual(defaultCopy.landing.film.landscape.map(({ url }) => url))
    const poster = mediaFile(film?.landscapePoster)
    expect(poster).toMatchObject({ width: 1280, height: 720, mimeType: 'image/webp' })
    expect(poster?.sizes.map(({ width }) => width)).toEqual([480, 960])
    expect(poster?.avif.map(({ width }) => width)).toEqual([480, 960])
  })

  it('lists the eight places and the cart in their order', async () => {
    const { listings } = await readDirectory()
    expect(listings.map(({ name }) => name)).toEqual(sampleListings.map(({ name }) => name))
    expect(listings.filter(({ featured }) => featured)).toHaveLength(3)
    expect(listings[0]).toMatchObject({ rating: 4.9, image: { width: 960, height: 720 } })
    expect(
      (await readSampleCartItems()).map(({ title, price, quantity }) => [title, price, quantity]),
    ).toEqual([
      ['Marea slip dress', 14800, 1],
      ['Shell hoop earrings', 6400, 2],
      ['Tide silk scarf', 7200, 1],
    ])
  })

  it('does not come back after an editor has changed everything', async () => {
    await payload.delete({ collection: 'directory-listings', where: {} })
    await payload.updateGlobal({ slug: 'landing', data: { subtitle: 'FILMS', _status: 'published' } })
    await seedMarketing(payload)
    expect(await readDirectory()).toEqual({ listings: [], total: 0, cursor: null, hasHours: false })
    expect((await payload.findGlobal({ slug: 'landing' })).subtitle).toBe('FILMS')
  })
})

/** The stored copy without uploads (stored as ids) and without empty values. */
function withoutMedia(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMedia)
  if (!value || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => !isMedia(each))
      .map(([key, each]) => [key, withoutMedia(each)]),
  )
}

function isMedia(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isMedia)
  return typeof value === 'object' && value !== null && 'mimeType' in value
}
