import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { User as StoredUser } from '@/payload-types'
import { CONFIRM_TEXTS } from '@/contracts/account/confirm'
import { isWrite } from '@/contracts/core/call'
import { allCalls } from '../allCalls'
import { failureOf } from './testing/answers'
import { callTable, emptyBody, nameOf, paramsOf } from './testing/callTable'
import { exampleCalls } from './testing/exampleCalls'
import { buildAdmin, buildEditor, buildUser } from './testing/factories'
import { ownedRecords } from './testing/ownedRecords'
import { type TestServer, startServer } from './testing/server'

/** The status for people who may not make a call; null where they may. */
const refusals = {
  anyone: { anonymous: null, unapproved: null, creator: null, shopEditor: null, editor: null, admin: null },
  user: { anonymous: 401, unapproved: 401, creator: null, shopEditor: null, editor: null, admin: null },
  editor: { anonymous: 401, unapproved: 401, creator: 403, shopEditor: 403, editor: null, admin: null },
  admin: { anonymous: 401, unapproved: 401, creator: 403, shopEditor: 403, editor: 403, admin: null },
} as const

describe('who may make each call', () => {
  let server: TestServer
  let people: Record<keyof (typeof refusals)['anyone'], StoredUser | null>
  let stranger: StoredUser

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
    server.mount(exampleCalls)
    const { payload } = server
    people = {
      anonymous: null,
      unapproved: await buildUser(payload, { approved: false }),
      creator: await buildUser(payload),
      shopEditor: await buildUser(payload, { role: 'shop-editor' }),
      editor: await buildEditor(payload),
      admin: await buildAdmin(payload),
    }
    stranger = await buildUser(payload)
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.RATE_LIMITS
  })

  it.each(callTable)('%s says who', (_, { who, summary, isCrossSite }) => {
    expect(Object.keys(refusals)).toContain(who)
    expect(summary).not.toBe('')
    // Such a call ignores sessions.
    if (isCrossSite) expect(who).toBe('anyone')
  })

  it.each(callTable)('%s keeps to it', async (_, call) => {
    for (const [name, person] of Object.entries(people)) {
      const given = { params: paramsOf(call), body: emptyBody(call) }
      const answer = await server.request(call, { ...given, as: person, isConfirmed: true })
      const refusal = refusals[call.who][name as keyof typeof people]
      const status = { person: name, status: answer.status }
      if (refusal) expect(status).toEqual({ person: name, status: refusal })
      else {
        expect([401, 403]).not.toContain(answer.status)
        expect(answer.status).toBeLessThan(500)
      }
    }
  })

  it.each(callTable.filter(([, call]) => isWrite(call) && !call.isCrossSite))(
    '%s refuses a write from another site',
    async (_, call) => {
      const headers = { origin: 'https://evil.example' }
      const answer = await server.request(call, { as: people.admin, params: paramsOf(call), headers })
      expect(answer.status).toBe(403)
    },
  )

  it.each(callTable.filter(([, call]) => call.isConfirmed))(
    '%s asks for a confirmation before it reads the body',
    async (_, call) => {
      const given = { as: people.admin, params: paramsOf(call), body: '{' }
      const answer = await server.request(call, given)
      const { needed } = CONFIRM_TEXTS
      expect([answer.status, await answer.json()]).toEqual([403, failureOf(needed, 'password')])
      expect((await server.request(call, { ...given, isConfirmed: true })).status).toBe(400)
    },
  )

  // Calls of the trash are left out: each kind is tested with its deletion. A platform is not a record.
  const ofOneRecord = allCalls.filter(
    ({ call: { path, who } }) => /:(?!kind|platform)/.test(path) && !path.includes(':kind') && who === 'user',
  )
  it.each([...new Set(ofOneRecord.flatMap(({ ownedIn }) => ownedIn ?? []))])(
    'the calls on one’s own %s are tested by describeOwned',
    (slug) => {
      const files = readdirSync('src/endpoints', { recursive: true, encoding: 'utf8' })
      const described = files
        .filter((file) => file.endsWith('.test.ts'))
        .map((file) => readFileSync(path.join('src/endpoints', file), 'utf8'))
        .filter((source) => source.includes('describeOwned('))
      expect(described.some((source) => source.includes(`collection: '${slug}'`))).toBe(true)
    },
  )

  const ruled = ofOneRecord.filter(({ ownedIn }) => !ownedIn).map(({ call }) => [nameOf(call), call] as const)
  it.each(ruled)(
    '%s answers 404 for the record of another creator, and leaves it alone',
    async (name, call) => {
      const owned = ownedRecords[name]
      if (!owned) throw new Error(`${name} takes an id: give it an entry in testing/ownedRecords.ts`)
      const owner = people.creator
      if (!owner) throw new Error('There is no creator')
      const id = await owned.build(server, owner)
      const rows = server.payload.db.collections[owned.collection]
      const before = await rows?.findById(id).lean()
      const params = { ...paramsOf(call, id), ...owned.params }
      const options = { params, body: owned.body, headers: owned.headers ?? {} }
      const nowhere = { ...paramsOf(call), ...owned.params }
      const unknown = await server.request(call, { ...options, as: stranger, params: nowhere })
      const others = await server.request(call, { ...options, as: stranger })
      expect(others.status).toBe(404)
      expect(await others.text()).toBe(await unknown.text())
      expect(await rows?.findById(id).lean()).toEqual(before)
      expect((await server.request(call, { ...options, as: owner })).status).toBe(call.status)
    },
  )
})
