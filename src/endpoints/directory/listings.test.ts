import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { AnswerOf } from '@/contracts/core/call'
import { listListings } from '@/contracts/listings'
import { buildUser } from '../core/testing/factories'
import { buildPlace } from '../core/testing/factories/directory'
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

  const page = async (query: Record<string, string> = {}) => {
    const answer = await server.request(listListings, { query })
    return (await answer.json()) as AnswerOf<typeof listListings>
  }
  const namesOf = ({ items }: Pick<AnswerOf<typeof listListings>, 'items'>) => items.map(({ name }) => name)

  it('are answered to everyone, 24 at once in the editors’ order, the featured ones last', async () => {
    await build(60, [2, 40, 50, 60])
    const first = await page()
    expect(namesOf(first)).toEqual(['Place 1', ...numbers(3, 25)])
    expect(first.items[0]).toEqual({
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
    const second = await page({ cursor: first.cursor ?? '' })
    const third = await page({ cursor: second.cursor ?? '' })
    expect([...namesOf(second), ...namesOf(third)]).toEqual([
      ...numbers(26, 39),
      ...numbers(41, 49),
      ...numbers(51, 60),
      'Place 2',
      'Place 40',
      'Place 50',
    ])
    expect([first.total, third.total, third.cursor]).toEqual([60, 60, null])
    for (const search of ['cursor=x', 'category=Cars', 'open=later'])
      expect((await server.request(listListings, { search })).status).toBe(400)
  })

  it('are found by words, category and hours together', async () => {
    await build(30, [30])
    const places = server.payload.db.collections['directory-listings']?.collection
    const always = [{ days: ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'], opens: '00:00', closes: '00:00' }]
    await places?.updateMany({ name: /[02468]$/ }, { $set: { openingHours: always, location: 'Peñíscola' } })
    await places?.updateMany({ name: /^Place 2/ }, { $set: { category: 'Boutiques + Brands' } })
    const found = await page({ open: 'now', category: 'Boutiques + Brands', q: 'peniscola place' })
    expect(namesOf(found)).toEqual(['Place 2', 'Place 20', 'Place 22', 'Place 24', 'Place 26', 'Place 28'])
    expect([found.total, found.cursor]).toEqual([6, null])
    expect(namesOf(await page({ q: 'place 30' }))).toEqual(['Place 30'])
    await places?.updateMany({}, { $set: { openingHours: always } })
    const open = await page({ open: 'now' })
    expect([open.items.length, open.total]).toEqual([24, 30])
    expect(namesOf(await page({ open: 'now', cursor: open.cursor ?? '' }))).toEqual(numbers(25, 30))
    // The last one of the first page closes meanwhile.
    await places?.updateMany({ name: 'Place 24' }, { $set: { openingHours: [] } })
    expect(namesOf(await page({ open: 'now', cursor: open.cursor ?? '' }))).toEqual(numbers(25, 30))
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

  it('are all on the page while there are no more than on a new site', async () => {
    await build(8, [5])
    const { listings, ...rest } = await directoryStart(server.payload)
    expect(listings.map(({ name }) => name)).toEqual(numbers(1, 8))
    expect(rest).toEqual({ total: 8, cursor: null, hasHours: false })
  })

  it('are on the page as far as it shows them at first when there are more', async () => {
    await build(60, [2, 40, 50, 60])
    const { listings, total, cursor } = await directoryStart(server.payload)
    expect(namesOf(await page({ cursor: cursor ?? '' })).slice(0, 2)).toEqual(['Place 7', 'Place 8'])
    expect(listings.map(({ name }) => name)).toEqual([
      'Place 2',
      'Place 40',
      'Place 50',
      'Place 1',
      ...numbers(3, 6),
    ])
    expect(total).toBe(60)
  })

  it('need none that is featured', async () => {
    await build(9)
    const { listings, hasHours } = await directoryStart(server.payload)
    expect([listings.map(({ name }) => name), hasHours]).toEqual([numbers(1, 8), false])
  })

  it('of creators stand after those of the site', async () => {
    await build(8, [1, 2, 3])
    const openingHours = [{ days: ['mo'], opens: '09:00', closes: '17:00' }]
    await buildPlace(server, await buildUser(server.payload), { name: 'Cala', openingHours })
    const { listings, total, cursor, hasHours } = await directoryStart(server.payload)
    expect([listings.map(({ name }) => name), total, hasHours]).toEqual([numbers(1, 8), 9, true])
    expect(namesOf(await page({ cursor: cursor ?? '' }))).toEqual(['Cala', ...numbers(1, 3)])
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
    const [listing] = (await page()).items
    const image = listing?.image
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
