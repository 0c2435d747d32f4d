import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type Payload, handleEndpoints } from 'payload'
import { buildAdmin, buildEditor, buildUser } from '@/endpoints/core/testing/factories'
import { type TestServer, cookieOf, startServer } from '@/endpoints/core/testing/server'
import type { User as StoredUser } from '@/payload-types'
import type { MarketingSlug } from '@/contracts/content'
import { defaultCopy } from './defaults'
import { showCopy } from '@/content/showCopy'

const slugs = Object.keys(defaultCopy) as MarketingSlug[]

describe('the marketing copy', () => {
  let server: TestServer
  let payload: Payload
  let editor: StoredUser

  beforeAll(async () => {
    server = await startServer()
    payload = server.payload
    editor = await buildEditor(payload)
  })
  afterAll(() => server.stop())

  it('is every global there is, each with its default copy', () => {
    const found = payload.globals.config
      .map(({ slug }) => slug)
      .filter((slug) => !['selling', 'welcome-letter', 'audience'].includes(slug))
      .filter((slug) => !slug.startsWith('payload-'))
    expect(found.sort()).toEqual([...slugs].sort())
  })

  it('shows no tab that is for programs, here or on any list', () => {
    const { collections, globals } = payload.config
    const own = [...collections, ...globals].filter(({ slug }) => !slug.startsWith('payload-'))
    expect(own.filter(({ admin }) => !admin.hideAPIURL).map(({ slug }) => slug)).toEqual([])
  })

  it.each(slugs)('%s accepts its own default copy', async (slug) => {
    const stored = await payload.findGlobal({ slug, depth: 0 })
    const data = { ...stored, _status: 'published' } as never
    await expect(
      payload.updateGlobal({ slug, data, user: editor, overrideAccess: false }),
    ).resolves.toMatchObject({ _status: 'published' })
  })

  it.each(slugs)('%s is changed by editors and admins only', async (slug) => {
    const callers = [null, await buildUser(payload), editor, await buildAdmin(payload)]
    const statuses = []
    for (const caller of callers) {
      statuses.push((await rest('POST', `/globals/${slug}?draft=true`, caller, { _status: 'draft' })).status)
    }
    expect(statuses).toEqual([403, 403, 200, 200])
  })

  it('shows drafts and versions to editors only', async () => {
    const update = { slug: 'landing', user: editor, overrideAccess: false } as const
    await payload.updateGlobal({ ...update, data: { subtitle: 'SHOWN', _status: 'published' } })
    await payload.updateGlobal({ ...update, data: { subtitle: 'SECRET', _status: 'draft' }, draft: true })
    for (const caller of [null, await buildUser(payload)]) {
      const seen = await rest('GET', '/globals/landing?draft=true', caller)
      expect(JSON.stringify(await seen.json())).not.toContain('SECRET')
      expect((await rest('GET', '/globals/landing/versions', caller)).status).toBe(403)
    }
    expect(await (await rest('GET', '/globals/landing', null)).json()).toMatchObject({ subtitle: 'SHOWN' })
    const draft = await rest('GET', '/globals/landing?draft=true', editor)
    expect(await draft.json()).toMatchObject({ subtitle: 'SECRET' })
  })

  it('leaves it to admins alone what is no copy: whom the site mails, and whose products wait', async () => {
    const settings = (data: object) => ({ registrations: { mailsAdmins: true }, productsWait: true, ...data })
    await payload.updateGlobal({ slug: 'site-settings', data: settings({}) })
    const off = { registrations: { mailsAdmins: false }, productsWait: false }
    await rest('POST', '/globals/site-settings', editor, { ...off, _status: 'published' })
    expect(await payload.findGlobal({ slug: 'site-settings' })).toMatchObject(settings({}))
    for (const caller of [null, await buildUser(payload), editor]) {
      const seen = await (await rest('GET', '/globals/site-settings', caller)).json()
      expect(Object.keys(seen)).toContain('footer')
      expect(Object.keys(seen)).not.toEqual(expect.arrayContaining(['registrations']))
      expect(Object.keys(seen)).not.toEqual(expect.arrayContaining(['productsWait']))
    }
    const admin = await buildAdmin(payload)
    await rest('POST', '/globals/site-settings', admin, { ...off, _status: 'published' })
    expect(await payload.findGlobal({ slug: 'site-settings' })).toMatchObject(off)
  })

  it('keeps the layout whole: a word too long, a seventh link, a broken address are refused', async () => {
    const link = { label: 'More', icon: 'link', url: 'https://example.com' } as const
    const refused = [
      { name: { first: 'Bartholomew-Alexander', second: null } },
      { subtitle: '' },
      { socialLinks: Array.from({ length: 7 }, () => link) },
      { socialLinks: [{ ...link, url: 'javascript:alert(1)' }] },
      { button: { label: 'Go', url: '//evil.example.com' } },
    ]
    for (const data of refused) {
      await expect(publish(data)).rejects.toMatchObject({ status: 400 })
    }
    await expect(publish({ button: { label: 'Go', url: 'https://example.com/a' } })).resolves.toBeTruthy()
  })

  it.each(slugs)('%s keeps 200 versions and can be published later', (slug) => {
    const found = payload.globals.config.find((each) => each.slug === slug)
    expect(found?.versions).toMatchObject({ max: 200, drafts: { autosave: {}, schedulePublish: {} } })
  })

  it('is published by its schedule, and not before', async () => {
    await payload.updateGlobal({ slug: 'shop', data: { stamp: 'TOMORROW' }, draft: true, user: editor })
    await schedule(new Date(Date.now() + 60_000))
    await payload.jobs.run()
    expect((await payload.findGlobal({ slug: 'shop' })).stamp).toBe('Coming in 2026')
    await schedule(new Date(Date.now() - 1))
    await payload.jobs.run()
    expect(await payload.findGlobal({ slug: 'shop' })).toMatchObject({
      stamp: 'TOMORROW',
      _status: 'published',
    })
  })

  it.each([
    ['approval is withdrawn', 'PATCH', { approved: false }],
    ['approval is withdrawn with null', 'PATCH', { approved: null }],
    ['they become a creator', 'PATCH', { role: 'creator' }],
    ['they are deleted', 'DELETE', undefined],
  ] as const)('is not published for an editor once %s', async (_, method, body) => {
    const leaving = await buildEditor(payload)
    await payload.updateGlobal({
      slug: 'shop',
      data: { stamp: 'BY-A-FORMER-EDITOR' },
      draft: true,
      user: leaving,
    })
    await schedule(new Date(Date.now() - 1), leaving)
    await schedule(new Date(Date.now() + 60_000), leaving)
    expect((await rest(method, `/users/${leaving.id}`, await buildAdmin(payload), body)).status).toBe(200)
    const waiting = { 'input.user.value': leaving.id }
    expect(await payload.db.collections['payload-jobs']?.collection.countDocuments(waiting)).toBe(0)
    await payload.jobs.run({ silent: true })
    expect((await payload.findGlobal({ slug: 'shop' })).stamp).not.toBe('BY-A-FORMER-EDITOR')
  })

  it('is not published for an editor who is not approved any more, whatever still waits', async () => {
    const leaving = await buildEditor(payload)
    await payload.updateGlobal({ slug: 'shop', data: { stamp: 'BY-NOBODY' }, draft: true, user: leaving })
    for (const approved of [false, null]) {
      await payload.db.updateOne({ collection: 'users', id: leaving.id, data: { approved } })
      await schedule(new Date(Date.now() - 1), leaving)
      await payload.jobs.run({ silent: true })
      expect((await payload.findGlobal({ slug: 'shop' })).stamp).not.toBe('BY-NOBODY')
    }
  })

  it('is shown with uploads resolved and without bookkeeping', async () => {
    const stored = await payload.findGlobal({ slug: 'landing', depth: 1 })
    const fields = payload.globals.config.find(({ slug }) => slug === 'landing')?.fields ?? []
    const shown = showCopy(fields, { ...stored })
    expect(Object.keys(shown).sort()).toEqual(Object.keys(defaultCopy.landing).sort())
    expect(shown.film).toEqual({ landscape: [], landscapePoster: null, portrait: [], portraitPoster: null })
  })

  /** As the console does it. */
  function schedule(waitUntil: Date, as: StoredUser = editor) {
    const user = { relationTo: 'users', value: as.id } as const
    return payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', global: 'shop', user },
      waitUntil,
    })
  }

  function publish(data: object) {
    const complete = { ...data, _status: 'published' } as never
    return payload.updateGlobal({ slug: 'landing', data: complete, user: editor, overrideAccess: false })
  }

  async function rest(
    method: string,
    path: string,
    user: StoredUser | null,
    body?: object,
  ): Promise<Response> {
    const headers = new Headers({ 'content-type': 'application/json' })
    if (user) headers.set('cookie', await cookieOf(payload, user))
    const url = `http://localhost:3000/cms-api${path}`
    const request = new Request(url, { method, headers, body: body && JSON.stringify(body) })
    return handleEndpoints({ config: server.config, request, path: new URL(url).pathname })
  }
})
