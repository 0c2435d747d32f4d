import { createLocalReq } from 'payload'
import { createTeamApplication, updateTeamApplicationStatus } from '@/contracts/team'
import * as contract from '@/contracts/teamTasks'
import { CHANGED_ELSEWHERE } from '@/database/versions'
import type { User as StoredUser } from '@/payload-types'
import { ID, MOMENT, countOf, failureOf } from '../core/testing/answers'
import { buildAdmin, buildUser } from '../core/testing/factories'
import { type TestServer, startServer } from '../core/testing/server'
import { readMemberPage } from './memberHandlers'

const UNKNOWN_ID = '65f0c0ffee65f0c0ffee65f0'

describe('the tasks of team members', () => {
  let server: TestServer
  let admin: StoredUser

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
    admin = await buildAdmin(server.payload)
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.RATE_LIMITS
  })

  async function buildMember(status: 'accepted' | 'rejected' | null = 'accepted'): Promise<string> {
    const body = {
      firstName: 'Noor',
      lastName: 'Haddad',
      email: 'noor@example.com',
      age: 24,
      skillset: 'Photographer',
      whyJoin: 'Light.',
    }
    const { id } = await (await server.request(createTeamApplication, { body })).json()
    if (status)
      await server.request(updateTeamApplicationStatus, { as: admin, params: { id }, body: { status } })
    return id
  }
  const assign = (memberId: string, body: object = {}, as: StoredUser | null = admin) =>
    server.request(contract.createTeamTask, { as, body: { memberId, title: 'Cut the film', ...body } })
  const given = async (memberId: string, body: object = {}): Promise<contract.TeamTask> =>
    (await assign(memberId, body)).json()
  const linkAction = (id: string, action: string, as: StoredUser | null = admin) =>
    server.request(contract.changeMemberLink, { as, params: { id }, body: { action } })
  const tokenOf = async (memberId: string) =>
    String((await (await linkAction(memberId, 'make')).json()).url).split('/t/')[1] ?? ''
  const tick = (token: string, id: string, body: Record<string, string>) =>
    server.request(contract.changeMemberTask, { params: { token, id }, body: new URLSearchParams(body) })
  const choose = (token: string, choice: string) =>
    server.request(contract.chooseAsMember, { params: { token }, body: new URLSearchParams({ choice }) })
  const page = async (token: string, reader: StoredUser | null = null) =>
    readMemberPage(await createLocalReq({}, server.payload), token, reader)
  const mails = () =>
    server.payload.db.collections['payload-jobs']?.collection.countDocuments({ 'input.kind': 'team-task' })

  it('are given by admins to members of the team, who get a mail', async () => {
    const memberId = await buildMember()
    const before = (await mails()) ?? 0
    const answer = await assign(memberId, { description: ' Forty seconds. ', dueDate: '2026-12-12' })
    expect(answer.status).toBe(201)
    expect(await answer.json()).toEqual({
      id: ID,
      memberId,
      title: 'Cut the film',
      description: 'Forty seconds.',
      dueDate: '2026-12-12',
      status: 'pending',
      completedAt: null,
      completedBy: null,
      version: 1,
      createdAt: MOMENT,
    })
    expect(await mails()).toBe(before + 1)
    expect((await assign(memberId, {}, null)).status).toBe(401)
    expect((await assign(memberId, {}, await buildUser(server.payload))).status).toBe(403)
    const blank = await assign(memberId, { title: ' ' })
    expect([blank.status, await blank.json()]).toEqual([
      400,
      failureOf('Please fill in the task title', 'title'),
    ])
    expect((await assign(UNKNOWN_ID)).status).toBe(404)
    for (const state of ['rejected', null] as const)
      expect((await assign(await buildMember(state))).status).toBe(409)
    const list = await server.request(contract.listTeamTasks, { as: admin })
    expect(await list.json()).toMatchObject([{ memberId, title: 'Cut the film' }])
  })

  it('are changed by version, and deleted for good', async () => {
    const { id } = await given(await buildMember())
    const change = (body: object, as: StoredUser = admin) =>
      server.request(contract.updateTeamTask, { as, params: { id }, body })
    expect(await (await change({ version: 1, status: 'completed' })).json()).toMatchObject({
      status: 'completed',
      completedBy: 'dashboard',
      completedAt: MOMENT,
      version: 2,
    })
    const old = await change({ version: 1, title: 'Other' })
    expect([old.status, await old.json()]).toEqual([409, failureOf(CHANGED_ELSEWHERE)])
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => change({ version: 2, status: 'pending' })),
    )
    expect([countOf(answers, 200), countOf(answers, 409)]).toEqual([1, 7])
    expect((await change({ version: 3 }, await buildUser(server.payload))).status).toBe(403)
    const remove = () => server.request(contract.deleteTeamTask, { as: admin, params: { id } })
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404])
  })

  it('are shown by a link, which changes nothing, and ticked with a form that leads back', async () => {
    const memberId = await buildMember()
    const { id } = await given(memberId)
    const other = await given(await buildMember())
    const token = await tokenOf(memberId)
    expect(token).toMatch(/^[\w-]{43}$/)
    const link = async () =>
      (await (await server.request(contract.listMemberLinks, { as: admin })).json()).find(
        (each: contract.MemberLink) => each.memberId === memberId,
      )
    await page(token, admin)
    expect(await link()).toMatchObject({ lastOpenedAt: null })
    expect(await page(token)).toMatchObject({
      firstName: 'Noor',
      tasks: [{ id, status: 'pending', version: 1 }],
    })
    const opened = (await link()).lastOpenedAt
    expect(opened).toEqual(MOMENT)

    const done = await tick(token, id, { status: 'completed', version: '1' })
    expect([done.status, done.headers.get('location')]).toEqual([303, `/t/${token}?ticked=true`])
    expect((await link()).lastOpenedAt).toBe(opened)
    expect((await page(token)).tasks).toMatchObject([{ status: 'completed', version: 2 }])
    expect((await link()).lastOpenedAt > opened).toBe(true)
    const stale = await tick(token, id, { status: 'pending', version: '1' })
    expect([stale.status, stale.headers.get('location')]).toEqual([303, `/t/${token}?changed=true`])
    expect((await tick(token, id, { status: 'gone', version: '1' })).status).toBe(400)
    const params = { token, id }
    const asked = { params, search: 'next=/', body: new URLSearchParams({ status: 'pending', version: '2' }) }
    expect((await server.request(contract.changeMemberTask, asked)).status).toBe(400)
    expect((await tick(token, other.id, { status: 'completed', version: '1' })).status).toBe(404)
    expect((await tick('x'.repeat(43), id, { status: 'completed', version: '1' })).status).toBe(404)
  })

  it('lead a browser that comes too late to the page, which says what is left', async () => {
    const memberId = await buildMember()
    const { id } = await given(memberId)
    const token = await tokenOf(memberId)
    await server.request(contract.deleteTeamTask, { as: admin, params: { id } })
    const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
    const late = async (call: typeof contract.changeMemberTask | typeof contract.chooseAsMember) => {
      const body = new URLSearchParams({ status: 'completed', version: '1', choice: 'quiet' })
      const answer = await server.request(call, { params: { token, id }, body, headers })
      return [answer.status, answer.headers.get('location')]
    }
    expect(await late(contract.changeMemberTask)).toEqual([303, `/t/${token}?changed=true`])
    await linkAction(memberId, 'revoke')
    for (const call of [contract.changeMemberTask, contract.chooseAsMember])
      expect(await late(call)).toEqual([303, `/t/${token}?changed=true`])
    expect((await choose(token, 'quiet')).status).toBe(404)
  })

  it('lose their link when it is renewed, revoked or a year old', async () => {
    const memberId = await buildMember()
    await given(memberId)
    const first = await tokenOf(memberId)
    expect(await tokenOf(memberId)).toBe(first)
    expect((await linkAction(memberId, 'renew', await buildUser(server.payload))).status).toBe(403)
    await linkAction(memberId, 'renew')
    const second = await tokenOf(memberId)
    expect(second).not.toBe(first)
    await expect(page(first)).rejects.toMatchObject({ status: 404 })
    await expect(page(second)).resolves.toBeTruthy()
    expect(await (await linkAction(memberId, 'revoke')).json()).toMatchObject({ url: null, expiresAt: null })
    await expect(page(second)).rejects.toMatchObject({ status: 404 })
    const before = await mails()
    await given(memberId)
    expect(await mails()).toBe(before)
    const third = await tokenOf(memberId)
    await server.payload.db.collections['member-links']?.collection.updateMany(
      {},
      { $set: { expiresAt: new Date(Date.now() - 1) } },
    )
    await expect(page(third)).rejects.toMatchObject({ status: 404 })
  })

  it('reach nobody by mail who has stopped them, nor at all who has left', async () => {
    const memberId = await buildMember()
    await given(memberId)
    const token = await tokenOf(memberId)
    const before = await mails()
    expect((await choose(token, 'quiet')).status).toBe(303)
    await given(memberId)
    expect(await mails()).toBe(before)
    await choose(token, 'mails')
    await given(memberId)
    expect(await mails()).toBe((before ?? 0) + 1)
    const left = await choose(token, 'leave')
    expect([left.status, left.headers.get('location')]).toEqual([303, `/t/${token}?chosen=leave`])
    await expect(page(token)).rejects.toMatchObject({ status: 404 })
    expect((await assign(memberId)).status).toBe(409)
    expect((await linkAction(memberId, 'make')).status).toBe(409)
  })

  it('go with their application', async () => {
    const memberId = await buildMember()
    await given(memberId)
    await server.payload.delete({ collection: 'team-applications', id: memberId })
    for (const collection of ['team-tasks', 'member-links'] as const) {
      const where = { memberId: { equals: memberId } }
      expect((await server.payload.count({ collection, where })).totalDocs).toBe(0)
    }
  })

  it('can be ticked sixty times an hour with one link', async () => {
    const memberId = await buildMember()
    const { id } = await given(memberId)
    const token = await tokenOf(memberId)
    delete process.env.RATE_LIMITS
    const answers = await Promise.all(
      Array.from({ length: 61 }, () => tick(token, id, { status: 'completed', version: '9' })),
    )
    process.env.RATE_LIMITS = 'off'
    expect([countOf(answers, 303), countOf(answers, 429)]).toEqual([60, 1])
  })
})
