import type { CollectionSlug } from 'payload'
import type { Call } from '@/contracts/core/call'
import type { User as StoredUser } from '@/payload-types'
import { ID, UNKNOWN_IDS, failureOf } from './answers'
import { buildAdmin, buildUser } from './factories'
import { type TestServer, startServer } from './server'

type Body = Record<string, unknown>
type Write = {
  body: Body
  /** The expected answer without id and owner; for an update only the changed fields. */
  answer: Body
  /** An invalid body, with the text and field of its refusal. */
  refused: [body: Body, text: string, field: string]
}
type OwnedCalls = { list?: Call; create: Call; update?: Call; remove?: Call }
type OwnedRecords = {
  /** The server of the surrounding tests; without it these tests start their own. */
  server?: () => TestServer
  collection: CollectionSlug
  /** The field that names the owner; userId by default. */
  ownedBy?: string
  create: Write
  /** Required with an update call. */
  update?: Write
  /** The message of a removal. */
  removed?: string
}

/**
 * The tests of calls on a user's own records, shared by all domains: access, ownership, validation, and the exact
 * answers.
 */
export function describeOwned(
  { list, create, update, remove }: OwnedCalls,
  { server: given, collection, ownedBy = 'userId', removed, ...bodies }: OwnedRecords,
): void {
  type Owner = Pick<StoredUser, 'id'> | null
  let own: TestServer
  const server = () => given?.() ?? own
  const ofOne = [update, remove].filter((call) => call !== undefined)
  const writes = new Map([
    [create, bodies.create],
    [update, bodies.update],
  ])
  const request = (
    call: Call,
    as: Owner,
    { id, body = writes.get(call)?.body }: { id?: string; body?: Body } = {},
  ) => server().request(call, { as, ...(id && { params: { id } }), body })
  const build = async (owner: Owner): Promise<Body & { id: string }> => (await request(create, owner)).json()
  const listed = async (as: Owner) => (list ? (await request(list, as)).json() : [])
  const rows = () => server().payload.db.collections[collection]
  const rowOf = (id: string) => rows()?.findById(id).lean()

  describe(`one’s own ${collection}`, () => {
    if (!given) {
      beforeAll(async () => {
        own = await startServer()
      })
      afterAll(() => own.stop())
    }

    it('are for people who are logged in', async () => {
      const owner = await buildUser(server().payload)
      const { id } = await build(owner)
      const before = [await rowOf(id), await rows()?.countDocuments()]
      for (const call of [list, create, ...ofOne]) {
        if (!call) continue
        const answer = await request(call, null, { id })
        expect(answer.status).toBe(401)
        expect(await answer.json()).toEqual(failureOf('Please log in first'))
      }
      expect([await rowOf(id), await rows()?.countDocuments()]).toEqual(before)
    })

    it('are to anybody else, admins too, as if they were not there', async () => {
      const owner = await buildUser(server().payload)
      const { id } = await build(owner)
      const before = await rowOf(id)
      for (const as of [await buildUser(server().payload), await buildAdmin(server().payload)]) {
        for (const call of ofOne) {
          for (const each of [id, ...UNKNOWN_IDS]) {
            const answer = await request(call, as, { id: each })
            expect({ id: each, status: answer.status }).toEqual({ id: each, status: 404 })
            expect(await answer.json()).toEqual(failureOf('Not found'))
          }
        }
        expect(await listed(as)).toEqual([])
      }
      expect(await rowOf(id)).toEqual(before)
    })

    it('take no body that does not fit', async () => {
      const owner = await buildUser(server().payload)
      const { id } = await build(owner)
      const before = [await rowOf(id), await rows()?.countDocuments()]
      for (const [call, write] of writes) {
        if (!call || !write) continue
        const [body, text, field] = write.refused
        const answer = await request(call, owner, { id, body })
        expect(answer.status).toBe(400)
        expect(await answer.json()).toEqual(failureOf(text, field))
      }
      expect([await rowOf(id), await rows()?.countDocuments()]).toEqual(before)
    })

    it('belong to who makes them, and are answered with every field, newest first', async () => {
      const owner = await buildUser(server().payload)
      const stranger = await buildUser(server().payload)
      const earlier = await build(owner)
      const forged = { [ownedBy]: stranger.id, id: UNKNOWN_IDS[0], createdAt: '1999-01-01T00:00:00.000Z' }
      const answer = await request(create, owner, { body: { ...forged, ...bodies.create.body } })
      expect(answer.status).toBe(201)
      const made: { id: string; createdAt?: string } = await answer.json()
      expect(made).toEqual({ id: ID, [ownedBy]: owner.id, ...bodies.create.answer })
      expect(made.id).not.toBe(UNKNOWN_IDS[0])
      if (made.createdAt) expect(Date.now() - Date.parse(made.createdAt)).toBeLessThan(60_000)
      if (list) expect(await listed(owner)).toEqual([made, earlier])
      const { id } = made
      if (update) {
        const changed = await request(update, owner, { id })
        expect(changed.status).toBe(200)
        expect(await changed.json()).toEqual({ ...made, ...bodies.update?.answer })
      }
      if (remove) {
        const gone = await request(remove, owner, { id })
        expect(gone.status).toBe(200)
        expect(await gone.json()).toEqual({ message: removed })
        expect((await request(remove, owner, { id })).status).toBe(404)
        if (list) expect(await listed(owner)).toEqual([earlier])
      }
    })
  })
}
