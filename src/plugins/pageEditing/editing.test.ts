import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Payload } from 'payload'
import { publishedCopy } from '@/content/publishedCopy'
import type { PageCopy } from '@/contracts/content'
import {
  EDITING_TEXTS,
  type LinkTarget,
  type OldName,
  type PageState,
  type PublishedTogether,
} from '@/contracts/editing'
import { admitServerFunction } from '@/endpoints/console/serverFunction'
import { buildUser } from '@/endpoints/core/testing/factories'
import { buildProduct } from '@/endpoints/core/testing/factories/commerce'
import { buildPlace } from '@/endpoints/core/testing/factories/directory'
import { buildEvent } from '@/endpoints/core/testing/factories/events'
import { type TestServer, cookieOf, startServer } from '@/endpoints/core/testing/server'
import type { User as StoredUser } from '@/payload-types'
import { defaultCopy } from '@/globals/defaults'
import { HOUR_MS } from '@/contracts/core/time'

type Saved = { result: { revision: number; subtitle: string; credit: string } }

const DRAFT = '?draft=true'
const AUTOSAVE = '?draft=true&autosave=true'

describe('editing a page', () => {
  let server: TestServer
  let payload: Payload
  let elena: StoredUser
  let mara: StoredUser

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
    payload = server.payload
    elena = await buildUser(payload, { role: 'editor', firstName: 'Elena', lastName: 'Sol' })
    mara = await buildUser(payload, { role: 'admin', firstName: 'Mara', lastName: 'Luz' })
  })
  beforeEach(async () => {
    await save(elena, '', { subtitle: 'LIVE', credit: 'Silk', _status: 'published' })
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.RATE_LIMITS
  })

  const send = (as: StoredUser | null, path: string, body: object) =>
    server.askConsole(as, 'POST', `/globals/landing${path}`, body)
  async function save(as: StoredUser, query: string, body: object): Promise<Saved['result']> {
    const answer = await send(as, query, body)
    expect(answer.status).toBe(200)
    return ((await answer.json()) as Saved).result
  }
  async function stateFor(as: StoredUser, body = {}): Promise<PageState> {
    return (await (await send(as, '/presence', body)).json()) as PageState
  }
  const live = async () => ((await publishedCopy(payload, 'landing')) as PageCopy<'landing'>).subtitle

  describe('never takes it off the site', () => {
    it('by a save', async () => {
      for (const body of [{ _status: 'draft' }, { _status: 'draft', subtitle: 'GONE' }]) {
        for (const query of ['', '?unpublishAllLocales=true']) {
          const answer = await send(elena, query, body)
          expect(answer.status).toBe(400)
          expect(await answer.text()).toContain(EDITING_TEXTS.staysLive)
        }
      }
      const update = {
        slug: 'landing',
        data: { _status: 'draft' },
        user: mara,
        overrideAccess: false,
      } as const
      await expect(payload.updateGlobal(update)).rejects.toMatchObject({ status: 400 })
      expect(await live()).toBe('LIVE')
    })

    it('by a save that does not say whether it publishes: it keeps a draft', async () => {
      await save(elena, DRAFT, { subtitle: 'HALF' })
      await save(elena, '', { credit: 'Linen' })
      expect(await live()).toBe('LIVE')
      expect(await payload.findGlobal({ slug: 'landing' })).toMatchObject({ _status: 'published' })
      const draft = await payload.findGlobal({ slug: 'landing', draft: true })
      expect(draft).toMatchObject({ subtitle: 'HALF', credit: 'Linen', _status: 'draft' })
    })

    it('by a schedule', async () => {
      const headers = new Headers({ cookie: await cookieOf(payload, mara) })
      const args = { type: 'unpublish', global: 'landing', date: new Date() }
      expect(await admitServerFunction({ name: 'schedule-publish', args }, headers, payload)).toBeNull()
      const user = { relationTo: 'users', value: mara.id } as const
      const input = { type: 'unpublish', global: 'landing', user } as const
      await payload.jobs.queue({ task: 'schedulePublish', input, waitUntil: new Date(Date.now() - 1) })
      await payload.jobs.run({ silent: true })
      expect(await live()).toBe('LIVE')
    })

    it('though another release did: the last published version is shown, and else the shipped copy', async () => {
      const taken = { slug: 'landing', data: { subtitle: 'OFF', _status: 'draft' } } as const
      await payload.db.updateGlobal({ ...taken, data: { ...taken.data } })
      expect(await live()).toBe('LIVE')
      await payload.db.deleteVersions({ globalSlug: 'landing', where: {} })
      expect(await live()).toBe(defaultCopy.landing.subtitle)
    })
  })

  it('brings an older version into the draft alone', async () => {
    await save(elena, '', { subtitle: 'NEWER', _status: 'published' })
    const where = { 'version.subtitle': { equals: 'LIVE' } }
    const { docs } = await payload.findGlobalVersions({ slug: 'landing', where, limit: 1 })
    const id = docs[0]?.id ?? ''
    for (const as of [null, await buildUser(payload)]) {
      expect([401, 403]).toContain((await send(as, `/versions/${id}`, {})).status)
    }
    for (const query of ['', '?draft=false', '?draft=true']) {
      expect((await send(elena, `/versions/${id}${query}`, {})).status).toBe(200)
      expect(await live()).toBe('NEWER')
      expect((await payload.findGlobal({ slug: 'landing', draft: true })).subtitle).toBe('LIVE')
    }
    expect((await send(elena, `/versions/${'0'.repeat(24)}`, {})).status).toBe(404)
    await expect(payload.restoreGlobalVersion({ slug: 'landing', id })).rejects.toMatchObject({ status: 400 })
  })

  describe('with another person', () => {
    it.each([
      ['an autosave', AUTOSAVE, {}],
      ['a draft', DRAFT, {}],
      ['a publication', '', { _status: 'published' }],
    ])('%s on an older revision is 409 with who and when', async (_, query, more) => {
      const { revision } = await stateFor(mara)
      const saved = await save(elena, AUTOSAVE, { subtitle: 'ELENA', revision })
      expect(saved.revision).toBe(revision + 1)
      const answer = await send(mara, query, { credit: 'MARA', revision, ...more })
      expect(answer.status).toBe(409)
      const [error] = (await answer.json()).errors
      expect(error).toMatchObject({
        message: EDITING_TEXTS.changedBetween('Elena Sol'),
        data: { changedBy: 'Elena Sol', changedAt: expect.any(String) },
      })
      const draft = await payload.findGlobal({ slug: 'landing', draft: true })
      expect(draft).toMatchObject({ subtitle: 'ELENA', credit: 'Silk' })
      await save(mara, query, { credit: 'MARA', revision: saved.revision, ...more })
    })

    it('a schedule on an older revision is 409, and one on the latest goes live', async () => {
      const { revision } = await stateFor(mara)
      await save(elena, AUTOSAVE, { subtitle: 'ELENA', revision })
      const at = new Date(Date.now() + HOUR_MS).toISOString()
      expect((await send(mara, '/schedule', { at, revision })).status).toBe(409)
      const now = { revision: revision + 1 }
      expect((await send(mara, '/schedule', { at: 'soon', ...now })).status).toBe(400)
      expect((await send(mara, '/schedule', { at: '2020-01-01T00:00:00Z', ...now })).status).toBe(400)
      expect((await (await send(mara, '/schedule', { at, ...now })).json()).goesLive).toBe(at)
      expect((await stateFor(elena)).goesLive).toBe(at)
      expect((await (await send(mara, '/schedule', { at: null, ...now })).json()).goesLive).toBeNull()
    })

    it('a draft that cannot be published is not scheduled, and the answer says why', async () => {
      const { revision } = await save(elena, AUTOSAVE, { subtitle: '' })
      const at = new Date(Date.now() + HOUR_MS).toISOString()
      const answer = await send(elena, '/schedule', { at, revision })
      expect(answer.status).toBe(400)
      expect((await answer.json()).errors[0].message).toMatch(/^Subtitle: This field is required/)
      expect(await stateFor(elena)).toMatchObject({ revision, goesLive: null, failure: null })
    })

    it('a schedule that fails says why on the page and to who set it, until something is published', async () => {
      const { revision } = await save(elena, AUTOSAVE, { subtitle: 'LATER' })
      const at = new Date(Date.now() + HOUR_MS).toISOString()
      expect((await send(elena, '/schedule', { at, revision })).status).toBe(200)
      await save(mara, AUTOSAVE, { subtitle: '', revision })
      await payload.db.updateJobs({
        where: { 'input.global': { equals: 'landing' } },
        data: { waitUntil: new Date(Date.now() - 1).toISOString() },
      })
      await payload.jobs.run({ silent: true })
      const { failure, goesLive } = await stateFor(mara)
      expect(failure?.reason).toMatch(/^Subtitle: This field is required/)
      expect(goesLive).toBeNull()
      expect(await live()).toBe('LIVE')
      const { docs } = await payload.find({
        collection: 'notifications',
        where: { userId: { equals: elena.id } },
      })
      expect(docs).toMatchObject([{ title: 'Not published: Landing page', body: failure?.reason }])
      await save(elena, '', { subtitle: 'LIVE', _status: 'published' })
      expect((await stateFor(elena)).failure).toBeNull()
    })

    it('of two saves at the same moment one is refused', async () => {
      const { revision } = await stateFor(mara)
      const saves = [elena, mara].map((as) => send(as, AUTOSAVE, { credit: as.username, revision }))
      const statuses = (await Promise.all(saves)).map(({ status }) => status)
      expect(statuses.toSorted((one, two) => one - two)).toEqual([200, 409])
    })

    it('typing on and on pushes no published version out of the history', async () => {
      for (let each = 0; each < 6; each += 1)
        await save(each % 2 ? elena : mara, AUTOSAVE, { subtitle: `S${each}` })
      const { docs } = await payload.findGlobalVersions({ slug: 'landing', sort: '-updatedAt', limit: 2 })
      expect(docs.map(({ version }) => version.subtitle)).toEqual(['S5', 'LIVE'])
    })

    it('each is told of the other, until one leaves', async () => {
      await stateFor(elena)
      expect((await stateFor(mara)).others).toEqual(['Elena Sol'])
      await stateFor(elena, { isLeaving: true })
      expect((await stateFor(mara)).others).toEqual([])
      expect((await send(await buildUser(payload), '/presence', {})).status).toBe(403)
    })
  })

  describe('together with others', () => {
    const together = (as: StoredUser | null, pages: unknown) =>
      server.askConsole(as, 'POST', '/pages/publish', { pages })
    const draft = (slug: 'shop' | 'cart', data: object) =>
      payload.updateGlobal({ slug, data, draft: true, user: elena, overrideAccess: false })
    const shown = async (slug: 'shop' | 'cart') =>
      (await publishedCopy(payload, slug)) as { note?: string; stamp?: string }

    it('all go live with one press', async () => {
      await draft('shop', { stamp: 'BOTH' })
      await draft('cart', { note: 'BOTH' })
      expect(await (await together(elena, ['shop', 'cart'])).json()).toEqual({ faults: [] })
      expect([(await shown('shop')).stamp, (await shown('cart')).note]).toEqual(['BOTH', 'BOTH'])
    })

    it('none goes live if one cannot, and the answer says why', async () => {
      await draft('shop', { stamp: 'NEXT' })
      await draft('cart', { note: '' })
      const { faults } = (await (await together(elena, ['shop', 'cart'])).json()) as PublishedTogether
      expect(faults).toEqual([
        { page: 'cart', label: 'Cart page', message: expect.stringMatching(/^Note under the total: /) },
      ])
      expect([(await shown('shop')).stamp, (await shown('cart')).note]).toEqual(['BOTH', 'BOTH'])
      expect((await payload.findGlobal({ slug: 'shop', draft: true })).stamp).toBe('NEXT')
    })

    it('is for editors and for pages alone', async () => {
      for (const as of [null, await buildUser(payload)]) {
        expect([401, 403]).toContain((await together(as, ['shop'])).status)
      }
      for (const pages of [[], ['selling'], ['shop', 'users'], 'shop', null]) {
        expect((await together(elena, pages)).status).toBe(400)
      }
    })
  })

  it('a link is picked from the pages, products, places and public events that there are', async () => {
    const { id } = await buildProduct(payload, elena, { title: 'Tide scarf' })
    await buildPlace(server, elena, { name: 'Tide bar' })
    await buildEvent(payload, elena, { title: 'Tide night', isPublic: true })
    await buildEvent(payload, elena, { title: 'Tide rehearsal' })
    const read = (as: StoredUser) => server.askConsole(as, 'GET', '/pages/targets')
    const { targets } = (await (await read(elena)).json()) as { targets: LinkTarget[] }
    const { slug } = await payload.findByID({ collection: 'products', id })
    expect(targets).toContainEqual({ kind: 'page', path: '/join-team', label: 'Join team' })
    expect(targets).toContainEqual({ kind: 'product', path: `/shop/${slug}`, label: 'Tide scarf' })
    expect(targets).toContainEqual({ kind: 'place', path: '/directory/tide-bar', label: 'Tide bar' })
    expect(targets.filter(({ kind }) => kind === 'event')).toEqual([
      { kind: 'event', path: '/events/tide-night', label: 'Tide night' },
    ])
    expect((await read(await buildUser(payload))).status).toBe(403)
  })

  it('a former brand name is found where it still stands', async () => {
    const rename = (brandName: string) =>
      payload.updateGlobal({ slug: 'site-settings', data: { brandName, _status: 'published' } })
    await rename('Isla Verano')
    await rename('Marisol Vega')
    const { names } = await (await server.askConsole(elena, 'GET', '/pages/old-names')).json()
    const [{ name, places }] = names as [OldName]
    expect(name).toBe('Isla Verano')
    expect(places).toContainEqual({ label: 'Directory page', path: '/globals/directory' })
    expect(places).not.toContainEqual({ label: 'Cart page', path: '/globals/cart' })
    await rename('Isla Verano')
  })

  it('is said in words that are right', async () => {
    expect(await stateFor(elena)).toMatchObject({ hasChanges: false, liveSince: expect.any(String) })
    await save(elena, AUTOSAVE, { subtitle: 'NEXT' })
    expect(await stateFor(mara)).toMatchObject({
      hasChanges: true,
      changedBy: 'Elena Sol',
      liveSince: expect.any(String),
    })
    await save(mara, AUTOSAVE, { subtitle: 'AFTER', revision: (await stateFor(mara)).revision })
    const { docs } = await payload.findGlobalVersions({ slug: 'landing', sort: '-updatedAt', limit: 1 })
    expect(docs[0]?.version).toMatchObject({ changedBy: mara.id, writtenBy: [elena.id, mara.id] })
    const seen = await (await server.fetch('/cms-api/globals/landing')).json()
    expect(seen).toMatchObject({ subtitle: 'LIVE' })
    expect(Object.keys(seen)).not.toEqual(expect.arrayContaining(['changedBy']))
    expect(Object.keys(seen)).not.toEqual(expect.arrayContaining(['revision']))
    expect(Object.keys(seen)).not.toEqual(expect.arrayContaining(['writtenBy']))
  })
})
