import type { GlobalSlug } from 'payload'
import type { User as StoredUser } from '@/payload-types'
import { buildAdmin, buildEditor, buildPicture, buildUser } from '../core/testing/factories'
import { buildProduct } from '../core/testing/factories/commerce'
import { type TestServer, cookieOf, startServer } from '../core/testing/server'

type Role = 'visitor' | 'creator' | 'shop-editor' | 'editor' | 'admin'
type Rule = Record<'read' | 'create' | 'update' | 'delete', Role[]>

const everyone: Role[] = ['visitor', 'creator', 'shop-editor', 'editor', 'admin']
const ofConsole: Role[] = ['shop-editor', 'editor', 'admin']
const staff: Role[] = ['editor', 'admin']
const rule = (read: Role[], create: Role[], update = create, remove = update): Rule => ({
  read,
  create,
  update,
  delete: remove,
})
const marketing = rule(everyone, staff)
const admins = rule(['admin'], ['admin'])
const closed = rule([], [])
const readOnly = rule(['admin'], [])

/** Who may do what at /cms-api. Collections without an entry are for admins only. */
const exceptions: Record<string, Rule> = {
  media: rule(everyone, ofConsole, staff),
  'directory-listings': marketing,
  'sample-cart-items': marketing,
  products: rule(everyone, ['shop-editor', 'admin'], ['shop-editor', 'admin'], ['admin']),
  users: rule(ofConsole, ['admin']),
  'dashboard-settings': rule(['admin'], [], ['admin']),
  'dashboard-sync-logs': readOnly,
  workspaces: closed,
  'seller-settings': closed,
  notifications: closed,
  'notification-settings': closed,
  conversations: closed,
  messages: closed,
  'creator-cards': readOnly,
  'collab-requests': closed,
  'platform-profiles': closed,
  'achievement-unlocks': closed,
  tasks: closed,
  posts: closed,
  'creator-listings': closed,
  'team-tasks': closed,
  campaigns: closed,
  'member-links': closed,
  sessions: closed,
  'audit-entries': closed,
  'reset-tokens': closed,
  'voice-notes': closed,
  'creator-media': closed,
  'media-folders': closed,
  'media-posters': closed,
  'media-uploads': closed,
  'product-files': closed,
  'calendar-feeds': closed,
  'audience-shares': closed,
  orders: rule(['admin'], [], ['admin'], []),
  refunds: readOnly,
  'payment-events': readOnly,
  'discount-uses': closed,
  'back-in-stock': readOnly,
  'event-guests': readOnly,
  'event-waits': readOnly,
  'cancelled-events': rule(['admin'], [], [], ['admin']),
  'email-signups': rule(['admin'], ['admin'], [], ['admin']),
  'payload-kv': closed,
  'payload-jobs': closed,
  'payload-migrations': closed,
  // Payload's own, for all console users: locks, and preferences for lists. An editor changes only their own locks, and
  // the unknown one that is tried here is not theirs (locks.test.ts).
  'payload-locked-documents': rule(ofConsole, [], ['admin']),
  'payload-preferences': rule(ofConsole, ofConsole, [], ofConsole),
}
const globalRules: Record<string, { read: Role[]; update: Role[] }> = {
  ...Object.fromEntries(
    [
      'landing',
      'platform',
      'directory',
      'shop',
      'join-team',
      'cart',
      'shop-texts',
      'auth-pages',
      'notices',
      'privacy',
      'site-settings',
    ].map((slug) => [slug, { read: everyone, update: staff }]),
  ),
  mails: { read: staff, update: staff },
  selling: { read: ['admin'], update: ['admin'] },
  'welcome-letter': { read: ['admin'], update: ['admin'] },
  audience: { read: ['admin'], update: ['admin'] },
  'payload-jobs-stats': { read: ['admin'], update: ['admin'] },
}
/** A bcrypt hash, or a key of a secret field with a value. */
const SECRETS = /\$2[aby]\$|4711471100|"(passwordHash|newPassword|tokenHash)":"/

describe('/cms-api', () => {
  let server: TestServer
  const people = Object.fromEntries(everyone.map((role) => [role, null])) as Record<Role, StoredUser | null>
  const cookies: Partial<Record<Role, string>> = {}

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
    people.creator = await buildUser(server.payload, { password: 'reef-2026' })
    await server.payload.db.updateOne({
      collection: 'users',
      id: people.creator.id,
      data: { touches: 4_711_471_100 },
    })
    people['shop-editor'] = await buildUser(server.payload, { role: 'shop-editor' })
    people.editor = await buildEditor(server.payload)
    people.admin = await buildAdmin(server.payload)
    for (const role of everyone) {
      const person = people[role]
      if (person) cookies[role] = await cookieOf(server.payload, person)
    }
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.RATE_LIMITS
  })

  function send(
    role: Role,
    method: string,
    path: string,
    extra: Record<string, string> = {},
    body?: unknown,
  ) {
    const cookie = cookies[role]
    const headers = { 'content-type': 'application/json', ...(cookie && { cookie }), ...extra }
    return server.fetch(`/cms-api${path}`, {
      method,
      headers,
      body: body && JSON.stringify(body),
    } as RequestInit)
  }
  async function whoMay(method: string, path: string, body?: object): Promise<Role[]> {
    const allowed: Role[] = []
    for (const role of everyone) {
      const { status } = await send(role, method, path, {}, body)
      expect(status).not.toBe(500)
      if (![401, 403, 501].includes(status)) allowed.push(role)
    }
    return allowed
  }

  it('has no rule for what is not there, and one for every global', () => {
    const slugs: string[] = server.config.collections.map(({ slug }) => slug)
    expect(Object.keys(exceptions).filter((slug) => !slugs.includes(slug))).toEqual([])
    expect(Object.keys(globalRules).toSorted()).toEqual(
      server.config.globals.map(({ slug }) => slug).toSorted(),
    )
  })

  it('lets the right people at every collection', async () => {
    for (const { slug } of server.config.collections) {
      const unknown = `/${slug}/${'0'.repeat(24)}`
      expect({
        slug,
        read: await whoMay('GET', `/${slug}?limit=1`),
        create: await whoMay('POST', `/${slug}`, {}),
        update: await whoMay('PATCH', unknown, {}),
        delete: await whoMay('DELETE', unknown),
      }).toEqual({ slug, ...(exceptions[slug] ?? admins) })
    }
  })

  it.each(Object.entries(globalRules))('lets the right people at the global %s', async (slug, expected) => {
    expect({
      read: await whoMay('GET', `/globals/${slug}`),
      update: await whoMay('POST', `/globals/${slug}`, {}),
    }).toEqual(expected)
  })

  it.each(
    Object.keys(globalRules).filter(
      (slug) => !['payload-jobs-stats', 'selling', 'welcome-letter', 'audience'].includes(slug),
    ),
  )('shows a draft of %s to staff only', async (slug) => {
    const drafts = server.payload.db.versions[slug as GlobalSlug]?.collection
    await server.payload.updateGlobal({ slug: slug as 'landing', data: {}, draft: true })
    await drafts?.updateMany({}, { $set: { 'version.hidden': 'draft-only', 'version._status': 'draft' } })
    for (const role of ['visitor', 'creator', 'shop-editor'] as const) {
      for (const query of ['', '?draft=true', '?draft=true&where[_status][equals]=draft']) {
        const text = await (await send(role, 'GET', `/globals/${slug}${query}`)).text()
        expect(text).not.toContain('"_status":"draft"')
      }
      expect((await send(role, 'GET', `/globals/${slug}/versions`)).status).toBe(403)
    }
    expect((await send('editor', 'GET', `/globals/${slug}?draft=true`)).status).toBe(200)
  })

  it('shows visitors and creators active products only, without what is for the owner', async () => {
    const owner = people.creator as StoredUser
    await buildProduct(server.payload, owner, { title: 'For sale', sku: 'SKU-1' })
    await buildProduct(server.payload, owner, { title: 'Put away', isActive: false })
    for (const role of ['visitor', 'creator'] as const) {
      const text = await (await send(role, 'GET', '/products?depth=3&limit=0')).text()
      expect(text).toContain('For sale')
      expect(text).not.toContain('Put away')
      expect(text).not.toContain('SKU-1')
      expect(text).not.toContain(owner.username)
      expect(text).not.toContain(owner.email)
    }
  })

  it.each([
    '/users?depth=3&showHiddenFields=true&limit=0',
    '/users?select[passwordHash]=true&select[touches]=true',
    '/users?sort=passwordHash',
    '/users?joins[sessions][limit]=10',
    '/users/me',
    '/access',
    '/users/init',
  ])('tells nobody a secret at %s', async (path) => {
    for (const role of everyone) {
      const text = await (await send(role, 'GET', path)).text()
      expect(text).not.toMatch(SECRETS)
    }
  })

  it.each(['passwordHash', 'touches'])('cannot be asked for a user by %s', async (field) => {
    for (const role of everyone) {
      const answer = await send(role, 'GET', `/users?where[${field}][like]=$2`)
      expect([400, 403]).toContain(answer.status)
    }
  })

  it('lets editors read and change themselves only, and nobody raise themselves', async () => {
    const { editor, creator } = people
    const own = await (await send('editor', 'GET', '/users?limit=0')).json()
    expect(own.docs.map(({ id }: StoredUser) => id)).toEqual([editor?.id])
    expect((await send('editor', 'PATCH', `/users/${creator?.id}`, {}, { firstName: 'X' })).status).toBe(403)
    const raise = { role: 'admin', approved: true, passwordHash: 'x', username: 'other', firstName: 'Edith' }
    expect((await send('editor', 'PATCH', `/users/${editor?.id}`, {}, raise)).status).toBe(200)
    const row = await server.payload.db.collections.users?.collection.findOne({ firstName: 'Edith' })
    expect(row).toMatchObject({ role: 'editor', username: editor?.username })
    expect(row?.passwordHash).toBeUndefined()
  })

  it('shows a person’s picture to who knows its name, and to nobody else that there is one', async () => {
    const picture = await buildPicture(server.payload, people.creator as StoredUser)
    for (const role of everyone) {
      expect((await send(role, 'GET', `/profile-images/file/${picture.filename}`)).status).toBe(200)
      const listed = await (await send(role, 'GET', '/profile-images?limit=0')).text()
      expect(listed.includes(String(picture.filename))).toBe(role === 'admin')
    }
  })

  it('lets nobody keep a private answer', async () => {
    for (const path of ['/users', '/users/me', '/team-applications', '/products', '/nowhere']) {
      const answer = await send('admin', 'GET', path)
      expect({ path, cache: answer.headers.get('cache-control') }).toEqual({ path, cache: 'no-store' })
    }
  })

  it('answers 409 in clear words to two who change a record at the same moment', async () => {
    const { connection, collections } = server.payload.db
    const [users, id] = [collections.users?.collection, people.creator?.id]
    const other = await connection.startSession()
    other.startTransaction()
    await users?.updateOne(
      { username: people.creator?.username },
      { $set: { lastName: 'First' } },
      { session: other },
    )
    const answer = await send('admin', 'PATCH', `/users/${id}`, {}, { lastName: 'Second' })
    await other.abortTransaction()
    await other.endSession()
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({
      errors: [{ message: 'Somebody else changed this at the same moment. Please save again.' }],
    })
    expect((await send('admin', 'PATCH', `/users/${id}`, {}, { lastName: 'Second' })).status).toBe(200)
  })

  it('refuses cross-site writes, and bodies of strangers before they are read', async () => {
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]
    for (const headers of foreign) {
      const path = `/users/${people.admin?.id}`
      expect((await send('admin', 'PATCH', path, headers, { firstName: 'Mallory' })).status).toBe(403)
      expect((await send('admin', 'POST', '/users/logout', headers)).status).toBe(403)
    }
    expect((await send('admin', 'GET', '/users/me')).status).toBe(200)
    let reads = 0
    const endless = new ReadableStream({
      pull(controller) {
        reads += 1
        controller.enqueue(new Uint8Array(65_536).fill(32))
      },
    })
    const answer = await server.fetch('/cms-api/users', { method: 'POST', body: endless })
    expect(answer.status).toBe(401)
    expect(reads).toBeLessThan(3)
  })

  it.each([
    ['GET', '/site-calls/user'],
    ['GET', '/SITE-CALLS/user'],
    ['GET', '/globals/site-calls/user'],
    ['GET', '/globals/globals/site-calls/user'],
    ['POST', '/site-calls/logout'],
    ['GET', '/og'],
    ['GET', '/graphql-playground'],
  ])('does not serve %s %s to anybody', async (method, path) => {
    for (const role of everyone) expect([401, 403, 404]).toContain((await send(role, method, path)).status)
    expect((await send('admin', method, path)).status).toBe(404)
  })

  it.each([
    ['POST', '/users/login'],
    ['POST', '/users/forgot-password'],
    ['POST', '/users/reset-password'],
    ['POST', '/users/first-register'],
    ['POST', '/users/unlock'],
    ['POST', '/users/verify/abc'],
    ['GET', '/payload-jobs/run'],
    ['GET', '/payload-jobs/handle-schedules'],
    ['POST', '/graphql'],
  ])('has no way in at %s %s', async (method, path) => {
    const body = method === 'POST' ? { username: people.creator?.username, password: 'reef-2026' } : undefined
    for (const role of ['visitor', 'creator'] as const) {
      const answer = await send(role, method, path, {}, body)
      expect([400, 401, 403, 404]).toContain(answer.status)
      expect(answer.headers.getSetCookie()).toEqual([])
    }
  })

  it('answers every collection with ids of any text without a 5xx', async () => {
    for (const { slug, endpoints } of server.config.collections) {
      if (!endpoints) continue
      for (const id of ['abc', 'twelve-chars', '%00', '%E0%A4%A']) {
        const { status } = await send('admin', 'GET', `/${slug}/${id}`)
        expect({ slug, id, isFault: status >= 500 }).toEqual({ slug, id, isFault: false })
      }
    }
  })
})
