import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type TestServer, startServer } from '@/endpoints/core/testing/server'
import { NOBODYS, OWNED_DATA } from './ownedData'

/** Rows of the driver that are not a collection of Payload's, each with the reason why nobody owns them. */
const OF_THE_DRIVER: Record<string, string> = {
  backups: 'when the last backups were taken',
  migrations: 'which changes of stored data have run',
  leases: 'whose turn it is to run something',
  seeds: 'what was seeded',
  'sales-summaries': 'sums of the orders, which stay',
  'rate-limits': 'counters that expire within a day',
  globals: 'the marketing copy',
  visits: 'of visitors whom nobody can name; gone after 400 days',
  'audience-days': 'sums of the visits',
  'audience-salts': 'random bytes of a day, gone half an hour after it',
  suppressions: 'keyed hashes of visitors who were erased or complained',
  deliveries: 'letters to visitors; the address goes with theirs, the rest after 13 months',
  'bounce-reports': 'keyed hashes of what mail providers reported, for some weeks',
  'letter-pace': 'how many letters go out in a second and a day',
  'letter-clicks': 'which links of a letter were followed, by marks that name nobody',
  'test-payments': 'payments of the test provider, where no money moves',
}

describe('the list of whose records are where', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.stop())

  it('names every collection, with the fields that name a person', () => {
    const owned = new Set(OWNED_DATA.map(({ collection }) => collection))
    const missing = server.config.collections
      .map(({ slug }) => slug)
      .filter((slug) => owned.has(slug) === slug in NOBODYS)
    expect(missing).toEqual([])
    const fields = server.config.collections.flatMap(({ slug, flattenedFields }) =>
      flattenedFields.flatMap((field) =>
        field.type === 'relationship' && field.relationTo === 'users' ? [`${slug}.${field.name}`] : [],
      ),
    )
    const listed = new Set(OWNED_DATA.map(({ collection, owner }) => `${collection}.${owner}`))
    expect(fields.filter((field) => !listed.has(field))).toEqual([])
  })

  it('leaves out no collection of the database', async () => {
    const all = (await server.payload.db.connection.db?.listCollections().toArray()) ?? []
    const known = new Set([
      ...Object.values(server.payload.db.collections).map((each) => each.collection.name),
      ...OWNED_DATA.map(({ collection }) => collection),
    ])
    const unknown = all
      .map(({ name }) => name)
      .filter((name) => !known.has(name) && !(name in OF_THE_DRIVER) && !name.endsWith('_versions'))
    expect(unknown).toEqual([])
  })
})
