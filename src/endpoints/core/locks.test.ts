import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Where } from 'payload'
import type { User as StoredUser } from '@/payload-types'
import { admitServerFunction, serverFunctionNames } from '../console/serverFunction'
import { buildAdmin, buildEditor, buildUser } from './testing/factories'
import { type TestServer, cookieOf, startServer } from './testing/server'

const NOBODY = '0'.repeat(24)

describe('the locks of the console', () => {
  let server: TestServer
  let send: TestServer['askConsole']
  let admin: StoredUser
  let editor: StoredUser
  let creator: StoredUser

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
    send = server.askConsole
    admin = await buildAdmin(server.payload)
    editor = await buildEditor(server.payload)
    creator = await buildUser(server.payload)
  })
  beforeEach(async () => {
    await locks()?.deleteMany({})
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.RATE_LIMITS
  })

  const locks = () => server.payload.db.collections['payload-locked-documents']?.collection
  const person = ({ id }: StoredUser) => ({ relationTo: 'users', value: id })
  /** Creates a lock as the console itself does. */
  async function lock(as: StoredUser, on: { globalSlug: string } | { document: object }): Promise<string> {
    const data = { ...on, user: person(as) }
    const { id } = await server.payload.db.create({ collection: 'payload-locked-documents', data })
    return String(id)
  }

  it('keep no admin from withdrawing approval or deleting a person', async () => {
    const document = person(editor)
    for (const user of [person(editor), person(admin)]) {
      const answer = await send(editor, 'POST', '/payload-locked-documents', { document, user })
      expect(answer.status).toBe(403)
    }
    // Even with a lock that exists already, wherever it came from.
    const leaving = await buildEditor(server.payload)
    await lock(leaving, { document: person(leaving) }).catch(() => null)
    const withdrawn = await send(admin, 'PATCH', `/users/${leaving.id}`, { approved: false })
    expect(withdrawn.status).toBe(200)
    const bulk = await send(admin, 'PATCH', `/users?where[id][equals]=${leaving.id}`, { approved: false })
    expect(bulk.status).toBe(200)
    expect((await send(admin, 'DELETE', `/users/${leaving.id}`)).status).toBe(200)
  })

  it('exist for the marketing copy only', () => {
    for (const { slug, lockDocuments } of server.config.collections) {
      if (slug.startsWith('payload-')) continue
      expect({ slug, isLocked: lockDocuments !== false }).toEqual({
        slug,
        isLocked: ['media', 'directory-listings', 'sample-cart-items'].includes(slug),
      })
    }
  })

  it('of others are neither listed nor deleted by an editor', async () => {
    const own = await lock(editor, { globalSlug: 'landing' })
    const others = [
      await lock(admin, { globalSlug: 'shop' }),
      await lock(admin, { document: { relationTo: 'media', value: NOBODY } }),
    ]
    const listed = await (await send(editor, 'GET', '/payload-locked-documents?limit=0')).json()
    expect(listed.docs.map(({ id }: { id: string }) => id)).toEqual([own])
    for (const id of others) {
      expect([403, 404]).toContain((await send(editor, 'GET', `/payload-locked-documents/${id}`)).status)
      expect([403, 404]).toContain((await send(editor, 'DELETE', `/payload-locked-documents/${id}`)).status)
    }
    await send(editor, 'DELETE', '/payload-locked-documents?where[globalSlug][exists]=true')
    const left = (await locks()?.find({}).toArray()) ?? []
    expect(left.filter(({ user }) => String(user.value) === admin.id)).toHaveLength(2)
    expect((await send(creator, 'GET', '/payload-locked-documents')).status).toBe(403)
  })

  it('are taken over for oneself, on the page that one asks for', async () => {
    const id = await lock(admin, { globalSlug: 'landing' })
    const asked = await send(editor, 'GET', '/payload-locked-documents?where[globalSlug][equals]=landing')
    expect((await asked.json()).docs).toMatchObject([{ id }])
    const body = { user: person(admin), globalSlug: 'shop' }
    expect((await send(editor, 'PATCH', `/payload-locked-documents/${id}`, body)).status).toBe(200)
    const [row] = (await locks()?.find({}).toArray()) ?? []
    expect([row?.globalSlug, String(row?.user.value)]).toEqual(['landing', editor.id])
    expect((await send(editor, 'DELETE', `/payload-locked-documents/${id}`)).status).toBe(200)
  })

  it.each<[string, Parameters<typeof lock>[1], Where]>([
    ['page', { globalSlug: 'landing' }, { globalSlug: { equals: 'landing' } }],
    [
      'record',
      { document: { relationTo: 'media', value: NOBODY } },
      {
        and: [{ 'document.relationTo': { equals: 'media' } }, { 'document.value': { equals: NOBODY } }],
      },
    ],
  ])('are shown to an editor of the same %s, and whose they are by now', async (_, on, where) => {
    const id = await lock(editor, on)
    const seen = async (user: StoredUser) => {
      const query = { where, user, overrideAccess: false, depth: 0 } as const
      const { docs } = await server.payload.find({ collection: 'payload-locked-documents', ...query })
      return docs.map((each) => each.user.value)
    }
    expect(await seen(editor)).toEqual([editor.id])
    expect((await send(admin, 'PATCH', `/payload-locked-documents/${id}`, {})).status).toBe(200)
    expect(await seen(editor)).toEqual([admin.id])
  })

  describe('and the console’s own functions', () => {
    async function admit(as: StoredUser | null, name: unknown, args: unknown = {}, extra = {}) {
      const headers = new Headers(as ? { cookie: await cookieOf(server.payload, as) } : {})
      for (const [key, value] of Object.entries(extra)) headers.set(key, String(value))
      return admitServerFunction({ name, args } as never, headers, server.payload)
    }

    it('are those that Payload has, no more and no fewer', () => {
      const file = path.resolve('node_modules/@payloadcms/next/dist/utilities/handleServerFunctions.js')
      const list = /const baseServerFunctions = \{([^}]*)\}/.exec(readFileSync(file, 'utf8'))?.[1] ?? ''
      const names = list.match(/^\s*'?[\w-]+'?(?=:)/gm)?.map((name) => name.trim().replaceAll("'", ''))
      expect([...serverFunctionNames].toSorted()).toEqual(names?.toSorted())
    })

    it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', '', null, ['slugify'], 7])(
      'are not called by the name %j',
      async (name) => {
        for (const as of [null, creator, editor, admin]) expect(await admit(as, name)).toBeNull()
      },
    )

    it('are for approved staff alone', async () => {
      const dismissed = await buildEditor(server.payload)
      await server.payload.db.updateOne({ collection: 'users', id: dismissed.id, data: { approved: false } })
      for (const name of serverFunctionNames) {
        for (const as of [null, creator, dismissed]) expect(await admit(as, name)).toBeNull()
        for (const as of [editor, admin]) expect(await admit(as, name)).toEqual({ name, args: {} })
      }
      expect(await admit(admin, 'slugify', {}, { origin: 'https://evil.example' })).toBeNull()
    })

    it('lock nothing but the marketing copy', async () => {
      const wish = { returnLockStatus: true, updateLastEdited: true, id: NOBODY }
      for (const as of [editor, admin]) {
        for (const slugs of [
          { collectionSlug: 'team-applications' },
          { collectionSlug: 'users' },
          { collectionSlug: 'media', globalSlug: 'payload-jobs-stats' },
          { globalSlug: 'payload-jobs-stats' },
          { collectionSlug: 'constructor' },
        ]) {
          const admitted = await admit(as, 'form-state', { ...wish, ...slugs })
          expect(admitted?.args).toEqual({ ...slugs, id: NOBODY })
        }
        for (const slugs of [{ collectionSlug: 'media' }, { globalSlug: 'landing' }]) {
          const args = { ...wish, ...slugs }
          expect(await admit(as, 'form-state', args)).toEqual({ name: 'form-state', args })
        }
      }
    })
  })
})
