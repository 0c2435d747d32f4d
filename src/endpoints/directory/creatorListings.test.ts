import { createLocalReq } from 'payload'
import { closeAccount } from '@/collections/account/closeAccount'
import * as contract from '@/contracts/creatorListings'
import { getHome } from '@/contracts/home'
import { deleteMedia, getPublicFile, updateMedia } from '@/contracts/media/files'
import { HOURS_TEXTS } from '@/contracts/openingHours'
import { listNotifications } from '@/contracts/notifications'
import { restoreFromTrash } from '@/contracts/trash'
import { getWorkspace } from '@/contracts/workspace'
import { CHANGED_ELSEWHERE } from '@/database/versions'
import type { User as StoredUser } from '@/payload-types'
import { ID, MOMENT, countOf, failureOf } from '../core/testing/answers'
import { buildAdmin, buildEditor, buildUser, eraseUser } from '../core/testing/factories'
import { buildListing, buildPlace, buildSubmitted, listingInput } from '../core/testing/factories/directory'
import { pictureBytes, uploadWhole } from '../core/testing/factories/media'
import { finishUpload } from '@/contracts/media/uploads'
import { type TestServer, startServer } from '../core/testing/server'

const WEEKDAYS = [{ days: ['mo', 'tu'], opens: '09:00', closes: '17:00' }]

describe('creators’ listings', () => {
  let server: TestServer
  let isla: StoredUser
  let admin: StoredUser

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
    admin = await buildAdmin(server.payload)
  })
  beforeEach(async () => {
    isla = await buildUser(server.payload)
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.RATE_LIMITS
  })

  const list = async (as = isla): Promise<contract.CreatorListing[]> =>
    (await server.request(contract.listCreatorListings, { as })).json()
  const change = (id: string, body: object, as = isla) =>
    server.request(contract.updateCreatorListing, { as, params: { id }, body })
  const submit = (id: string, version: number, as = isla) =>
    server.request(contract.submitListing, { as, params: { id }, body: { version } })
  const decide = (id: string, body: object, as: StoredUser | null = admin) =>
    server.request(contract.decideListing, { as, params: { id }, body })
  const unpublish = (id: string, version: number, as = isla) =>
    server.request(contract.unpublishListing, { as, params: { id }, body: { version } })
  const reviews = async (): Promise<contract.ListingReview[]> =>
    (await server.request(contract.listListingReviews, { as: admin })).json()
  const copies = async (name: string) =>
    (
      await server.payload.find({
        collection: 'directory-listings',
        where: { name: { equals: name } },
        depth: 0,
      })
    ).docs
  const picture = async (as = isla) => {
    const params = { id: await uploadWhole(server, as, await pictureBytes(1200, 900)) }
    return (await server.request(finishUpload, { as, params, body: {} })).json()
  }

  it('are drafts at first, newest first, and make the directory one’s own', async () => {
    const sets = async () => (await (await server.request(getWorkspace, { as: isla })).json()).sets
    expect((await sets()).directory).toBe('sample')
    const first = await buildListing(server, isla, {
      openingHours: WEEKDAYS,
      seeksCreators: true,
      pitch: 'Tea.',
    })
    expect(first).toEqual({
      id: ID,
      name: 'Cala Kitchen',
      category: 'Hotels + Restaurants',
      description: 'Grilled over driftwood.',
      location: 'Tampa',
      phone: null,
      website: null,
      hours: null,
      openingHours: WEEKDAYS,
      imageId: null,
      featured: false,
      seeksCreators: true,
      pitch: 'Tea.',
      rating: 0,
      state: 'draft',
      decisionNote: null,
      publishedUrl: null,
      version: 1,
      updatedAt: MOMENT,
    })
    const second = await buildListing(server, isla, { name: 'Second' })
    expect((await sets()).directory).toBe('own')
    expect((await list()).map(({ id }) => id)).toEqual([second.id, first.id])
    expect(await list(await buildUser(server.payload))).toEqual([])
    expect(await copies('Second')).toEqual([])
  })

  it.each([
    [{ name: ' ' }, 'Name is required', 'name'],
    [{ category: null }, 'Category is required', 'category'],
    [{ description: 'Short' }, 'Description must be at least 10 characters', 'description'],
    [{ location: '' }, 'Location is required', 'location'],
    [{ website: 'https://me:secret@example.com' }, 'Must be a valid URL', 'website'],
    [{ imageId: '65f0c0ffee65f0c0ffee65f0' }, 'Choose a picture of yours', 'imageId'],
    [{ openingHours: [{ days: ['mo'], opens: '9:00', closes: '17:00' }] }, HOURS_TEXTS.time, undefined],
    [{ openingHours: [...WEEKDAYS, ...WEEKDAYS] }, HOURS_TEXTS.overlap, 'openingHours'],
  ])('refuse %j', async (wrong, text, field) => {
    const body = listingInput(wrong)
    const answer = await server.request(contract.createCreatorListing, { as: isla, body })
    expect(answer.status).toBe(400)
    const failure = await answer.json()
    expect(failure.message).toBe(text)
    if (field) expect(failure.errors).toEqual({ [field]: text })
    expect(await list()).toEqual([])
  })

  it('go through an admin to the public directory, and tell both', async () => {
    const { id, version } = await buildListing(server, isla, { name: 'Through', openingHours: WEEKDAYS })
    expect((await submit(id, version + 1)).status).toBe(409)
    const sent = await (await submit(id, version)).json()
    expect(sent).toMatchObject({ state: 'submitted', version: 2 })
    expect((await submit(id, 2)).status).toBe(409)
    const review = (await reviews()).find(({ listing }) => listing.id === id)
    expect(review).toEqual({
      listing: sent,
      owner: expect.stringContaining('Cora'),
      submittedAt: MOMENT,
      published: null,
    })
    const { actions } = await (await server.request(getHome, { as: admin })).json()
    expect(actions).toContainEqual(
      expect.objectContaining({ kind: 'listings', href: '/dashboard/directory-manage?tab=review' }),
    )
    const told = await (await server.request(listNotifications, { as: admin })).json()
    expect(told.items[0]).toMatchObject({ kind: 'listing', body: 'Through' })

    const approved = await (await decide(id, { version: 2, decision: 'approved' })).json()
    expect(approved).toMatchObject({ state: 'approved', publishedUrl: '/directory/through', version: 3 })
    const [copy] = await copies('Through')
    expect(copy).toMatchObject({
      sourceId: id,
      ownerId: isla.id,
      slug: 'through',
      rating: 0,
      featured: false,
    })
    const mine = await (await server.request(listNotifications, { as: isla })).json()
    expect(mine.items[0]).toMatchObject({ title: 'Listing approved', body: 'Through' })
    expect((await reviews()).map(({ listing }) => listing.id)).not.toContain(id)
  })

  it('keep the public copy as it is until a change is approved, and what an admin chose of it', async () => {
    const { id } = await buildPlace(server, isla, { name: 'Before' })
    const [copy] = await copies('Before')
    await server.payload.update({
      collection: 'directory-listings',
      id: copy?.id ?? '',
      data: { featured: true, rating: 4.5 },
    })
    const changed = await (await change(id, { version: 3, name: 'After', hours: 'Daily' })).json()
    expect(changed).toMatchObject({ state: 'submitted', publishedUrl: '/directory/before', version: 4 })
    expect(await copies('After')).toEqual([])
    const review = (await reviews()).find(({ listing }) => listing.id === id)
    expect(review?.published).toMatchObject({ name: 'Before', hours: null })

    const note = 'Which hours?'
    expect((await decide(id, { version: 4, decision: 'rejected', note })).status).toBe(200)
    expect(await list()).toMatchObject([
      { state: 'rejected', decisionNote: note, publishedUrl: '/directory/before' },
    ])
    expect(await copies('Before')).toHaveLength(1)
    await submit(id, 5)
    await decide(id, { version: 6, decision: 'approved' })
    expect(await copies('After')).toMatchObject([
      { id: copy?.id, slug: 'before', hours: 'Daily', featured: true, rating: 4.5 },
    ])
    expect(await copies('Before')).toEqual([])
  })

  it('are decided by admins alone, with a reason where they are rejected, on the version that was read', async () => {
    const { id } = await buildSubmitted(server, isla)
    expect((await decide(id, { version: 2, decision: 'approved' }, null)).status).toBe(401)
    expect((await decide(id, { version: 2, decision: 'approved' }, isla)).status).toBe(403)
    const unsaid = await decide(id, { version: 2, decision: 'rejected', note: ' ' })
    expect([unsaid.status, await unsaid.json()]).toEqual([400, failureOf('Say what has to change', 'note')])
    await change(id, { version: 2, hours: 'Daily' })
    const old = await decide(id, { version: 2, decision: 'approved' })
    expect([old.status, await old.json()]).toEqual([409, failureOf(contract.LISTING_TEXTS.decided)])
    expect((await decide('65f0c0ffee65f0c0ffee65f0', { version: 1, decision: 'approved' })).status).toBe(404)
    expect((await server.request(contract.listListingReviews, { as: isla })).status).toBe(403)
  })

  it('are decided once by fifty admins', async () => {
    const { id } = await buildSubmitted(server, isla, { name: 'Fifty' })
    const admins = await Promise.all(Array.from({ length: 50 }, () => buildAdmin(server.payload)))
    const answers = await Promise.all(
      admins.map((as, index) =>
        decide(id, { version: 2, decision: index % 2 ? 'approved' : 'rejected', note: 'No' }, as),
      ),
    )
    expect([countOf(answers, 200), countOf(answers, 409)]).toEqual([1, 49])
    const [listing] = await list()
    expect(await copies('Fifty')).toHaveLength(listing?.state === 'approved' ? 1 : 0)
    await server.payload.delete({ collection: 'users', where: { id: { in: admins.map((each) => each.id) } } })
  })

  it('get addresses of their own, also at the same moment', async () => {
    const waiting = await Promise.all(
      Array.from({ length: 5 }, () => buildSubmitted(server, isla, { name: 'Mar & Sol' })),
    )
    const since = (await reviews()).map(({ submittedAt }) => submittedAt)
    expect([since.length >= 5, since]).toEqual([true, since.toSorted()])
    const answers = await Promise.all(
      waiting.map(({ id }) => decide(id, { version: 2, decision: 'approved' })),
    )
    expect(countOf(answers, 200)).toBe(5)
    const slugs = new Set((await copies('Mar & Sol')).map(({ slug }) => slug))
    expect(slugs).toEqual(new Set(['mar-sol', 'mar-sol-2', 'mar-sol-3', 'mar-sol-4', 'mar-sol-5']))
  })

  it('leave the directory when their owner or an admin says so, and may come back', async () => {
    const { id } = await buildPlace(server, isla, { name: 'Leaves' })
    const draft = await buildListing(server, isla)
    const never = await unpublish(draft.id, 1)
    expect([never.status, await never.json()]).toEqual([409, failureOf(contract.LISTING_TEXTS.notPublic)])
    expect((await unpublish(id, 3, await buildUser(server.payload))).status).toBe(404)
    const stale = await unpublish(id, 2)
    expect([stale.status, await stale.json()]).toEqual([409, failureOf(CHANGED_ELSEWHERE)])
    const answer = await unpublish(id, 3)
    expect(await answer.json()).toMatchObject({ state: 'unpublished', publishedUrl: null, version: 4 })
    expect(await copies('Leaves')).toEqual([])
    await submit(id, 4)
    await decide(id, { version: 5, decision: 'approved' })
    expect((await unpublish(id, 6, admin)).status).toBe(200)
    expect(await copies('Leaves')).toEqual([])
  })

  it('are unpublished when an editor deletes the copy in the console', async () => {
    await buildPlace(server, isla, { name: 'Cut' })
    const [copy] = await copies('Cut')
    const editor = await buildEditor(server.payload)
    const req = await createLocalReq({ user: { ...editor, collection: 'users' } }, server.payload)
    const { id = '' } = copy ?? {}
    await server.payload.delete({ collection: 'directory-listings', id, req, overrideAccess: false })
    expect(await list()).toMatchObject([{ state: 'unpublished', publishedUrl: null }])
  })

  it('leave the directory with their deletion, and come back from the trash unpublished', async () => {
    const { id } = await buildPlace(server, isla, { name: 'Trash' })
    const { undo } = await (
      await server.request(contract.deleteCreatorListing, { as: isla, params: { id } })
    ).json()
    expect(await copies('Trash')).toEqual([])
    expect(await list()).toEqual([])
    const params = { kind: undo.kind, id }
    const restored = await server.request(restoreFromTrash, { as: isla, params })
    expect(await restored.json()).toMatchObject({ id, state: 'unpublished', publishedUrl: null })
  })

  it.each([
    ['is erased', (user: StoredUser) => eraseUser(server.payload, user.id), 0],
    [
      'is closed',
      async (user: StoredUser) => closeAccount(await createLocalReq({}, server.payload), user.id),
      1,
    ],
    [
      'loses approval',
      async (user: StoredUser) => {
        await server.payload.update({ collection: 'users', id: user.id, data: { approved: false } })
      },
      1,
    ],
  ])('leave the directory when their owner %s; the site’s own stay', async (_, end, kept) => {
    await buildPlace(server, isla, { name: 'Owner' })
    const own = await server.payload.create({
      collection: 'directory-listings',
      data: { ...(listingInput({ name: 'Given' }) as never as { name: string }), ownerId: isla.id } as never,
    })
    await end(isla)
    expect(await copies('Owner')).toEqual([])
    expect(await copies('Given')).toHaveLength(1)
    await server.payload.delete({ collection: 'directory-listings', id: own.id })
    const { docs } = await server.payload.find({
      collection: 'creator-listings',
      where: { userId: { equals: isla.id } },
    })
    expect(docs.map(({ state }) => state)).toEqual(Array.from({ length: kept }, () => 'unpublished'))
  })

  it('are not approved for an owner who is not approved any more', async () => {
    const { id } = await buildSubmitted(server, isla, { name: 'Late' })
    await server.payload.update({ collection: 'users', id: isla.id, data: { approved: false } })
    const late = await decide(id, { version: 2, decision: 'approved' })
    expect([late.status, await late.json()]).toEqual([
      409,
      failureOf(contract.LISTING_TEXTS.ownerNotApproved),
    ])
    expect(await copies('Late')).toEqual([])
    expect((await decide(id, { version: 2, decision: 'rejected', note: 'Gone' })).status).toBe(200)
  })

  it('show their picture to admins, and to everybody once approved; it cannot go while it is shown', async () => {
    const file = await picture()
    const { id } = await buildSubmitted(server, isla, { name: 'Pictured', imageId: file.id })
    const see = (as: StoredUser | null) =>
      server.request(contract.getListingPicture, { as, params: { id }, query: { size: '480' } })
    expect((await see(null)).status).toBe(401)
    expect((await see(await buildUser(server.payload))).status).toBe(404)
    const seen = await see(admin)
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp'])
    await seen.body?.cancel()

    await decide(id, { version: 2, decision: 'approved' })
    const [copy] = await copies('Pictured')
    const [, key = '', name = ''] = /^\/files\/(\w+)\/(.+)$/.exec(copy?.imageUrl ?? '') ?? []
    const open = await server.request(getPublicFile, { params: { key, name }, query: { size: '480' } })
    expect([open.status, open.headers.get('content-type')]).toEqual([200, 'image/webp'])
    await open.body?.cancel()
    const params = { id: file.id }
    expect((await server.request(deleteMedia, { as: isla, params })).status).toBe(409)
    const body = { version: file.version + 1, visibility: 'private' }
    expect((await server.request(updateMedia, { as: isla, params, body })).status).toBe(409)
    const foreign = await picture(admin)
    expect((await change(id, { version: 3, imageId: foreign.id })).status).toBe(400)
  })

  it('that an admin decides on their own are audited', async () => {
    const owner = await buildAdmin(server.payload)
    const { id } = await buildSubmitted(server, owner)
    expect((await decide(id, { version: 2, decision: 'approved' }, owner)).status).toBe(200)
    const entries = await server.payload.db.collections['audit-entries']?.collection.findOne({
      subjectId: owner.id,
      action: 'listing',
    })
    expect(entries).toMatchObject({ actorId: owner.id, targetId: id })
  })
})
