import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { listListings } from '@/contracts/listings'
import { type TestServer, startServer } from '../core/testing/server'
import { directoryStart } from './listings'
import { placePage } from './placePage'

describe('the listings of the directory', () => {
  let server: TestServer

  beforeAll(async () => {
    server = await startServer()
  })
  beforeEach(async () => {
    await server.payload.db.collections['directory-listings']?.collection.deleteMany({})
  })
  afterAll(() => server.stop())

  /** Adds listings in the editors' order; those with the given numbers are featured. */
  async function build(count: number, featured: number[] = []) {
    for (let number = 1; number <= count; number += 1) {
      await server.payload.create({
        collection: 'directory-listings',
        data: {
          name: `Place ${number}`,
          category: 'Urban Trends',
          description: 'Two sentences. '.repeat(16).trim(),
          location: 'Wynwood, Miami',
          featured: featured.includes(number),
        },
      })
    }
  }
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => `Place ${from + index}`)

  it('are answered to everyone, whole and in the editors’ order', async () => {
    await build(1)
    await build(26)
    const answer = await server.request(listListings)
    expect(answer.status).toBe(200)
    const listings = await answer.json()
    expect(listings.map(({ name }: { name: string }) => name)).toEqual(['Place 1', ...numbers(1, 26)])
    expect(listings[0]).toEqual({
      id: expect.any(String),
      slug: 'place-1',
      name: 'Place 1',
      category: 'Urban Trends',
      description: 'Two sentences. '.repeat(16).trim(),
      location: 'Wynwood, Miami',
      phone: null,
      website: null,
      hours: null,
      openingHours: null,
      rating: null,
      image: null,
      featured: false,
    })
  })

  it('have a page each, whose address wins over a former one of another place', async () => {
    await build(2)
    const former = { $set: { formerSlugs: ['place-2', 'place-0'] } }
    await server.payload.db.collections['directory-listings']?.collection.updateOne(
      { slug: 'place-1' },
      former,
    )
    const nameAt = async (slug: string) => (await placePage(server.payload, slug))?.place.name
    expect([await nameAt('place-2'), await nameAt('place-0'), await nameAt('none')]).toEqual([
      'Place 2',
      'Place 1',
      undefined,
    ])
  })

  it('are all on the page while there are few', async () => {
    await build(24, [20])
    const { listings, total } = await directoryStart(server.payload)
    expect(listings.map(({ name }) => name)).toEqual(numbers(1, 24))
    expect(total).toBe(24)
  })

  it('are on the page as far as it shows them at first when there are many', async () => {
    await build(60, [2, 40, 50, 60])
    const { listings, total } = await directoryStart(server.payload)
    expect(listings.map(({ name }) => name)).toEqual([
      'Place 2',
      'Place 40',
      'Place 50',
      'Place 1',
      ...numbers(3, 25),
    ])
    expect(total).toBe(60)
  })

  it('need none that is featured', async () => {
    await build(25)
    const { listings } = await directoryStart(server.payload)
    expect(listings.map(({ name }) => name)).toEqual(numbers(1, 24))
  })

  it('have pictures no larger than a row shows', async () => {
    const { default: sharp } = await import('sharp')
    const data = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#e84a30' } })
      .webp()
      .toBuffer()
    const { id } = await server.payload.create({
      collection: 'media',
      data: { alt: 'A beach' },
      file: { data, mimetype: 'image/webp', name: 'beach.webp', size: data.length },
    })
    await build(1)
    await server.payload.update({ collection: 'directory-listings', where: {}, data: { image: id } })
    const [{ image }] = await (await server.request(listListings)).json()
    const address = (format: string) => expect.stringMatching(new RegExp(`beach.*480x360.*${format}\\?v=`))
    expect(image).toEqual({
      url: address('webp'),
      mimeType: 'image/webp',
      alt: 'A beach',
      width: 480,
      height: 360,
      sizes: [],
      avif: [{ url: address('avif'), width: 480, height: 360 }],
    })
  })
})
