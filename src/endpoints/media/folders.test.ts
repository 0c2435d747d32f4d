import { FOLDER_TEXTS } from '@/contracts/media/texts'
import * as contract from '@/contracts/media/folders'
import { moveMedia } from '@/contracts/media/files'
import { TRASH_TEXTS, restoreFromTrash } from '@/contracts/trash'
import type { User as StoredUser } from '@/payload-types'
import { ID, MOMENT, countOf, failureOf } from '../core/testing/answers'
import { buildUser } from '../core/testing/factories'
import { buildMedia } from '../core/testing/factories/media'
import { type TestServer, startServer } from '../core/testing/server'

const UNKNOWN_ID = '000000000000000000000000'

describe('folders of media', () => {
  let server: TestServer
  let as: StoredUser

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
  })
  beforeEach(async () => {
    as = await buildUser(server.payload)
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.RATE_LIMITS
  })

  const post = (name: unknown, parentId: string | null = null) =>
    server.request(contract.createFolder, { as, body: { name, parentId } })
  const make = async (name: string, parentId?: string): Promise<contract.Folder> =>
    (await post(name, parentId)).json()
  const change = (id: string, body: object) =>
    server.request(contract.updateFolder, { as, params: { id }, body })
  const remove = (id: string) => server.request(contract.deleteFolder, { as, params: { id } })
  const list = async (): Promise<contract.Folder[]> =>
    (await server.request(contract.listFolders, { as })).json()

  it('are listed by name, each with the number of its files', async () => {
    const answer = await post(' Summer ')
    const summer = await answer.json()
    const made = { id: ID, name: 'Summer', parentId: null, files: 0, version: 1, createdAt: MOMENT }
    expect([answer.status, summer]).toEqual([201, made])
    const beach = await make('beach', summer.id)
    await buildMedia(server, as, { folderId: summer.id })
    expect(await list()).toEqual([beach, { ...summer, files: 1 }])
    const renamed = await change(summer.id, { version: 1, name: 'SUMMER' })
    expect(await renamed.json()).toEqual({ ...summer, name: 'SUMMER', files: 1, version: 2 })
  })

  it.each([[''], [' '], ['x'.repeat(81)], [7], [null]])('refuse the name %j', async (name) => {
    expect((await post(name)).status).toBe(400)
  })

  it('have a name once in their parent, however it is written and however many ask at once', async () => {
    const answers = await Promise.all(['Été', 'été', 'ÉTÉ', 'été', 'Été'].map((name) => post(name)))
    expect([countOf(answers, 201), countOf(answers, 409)]).toEqual([1, 4])
    const refused = await answers.find(({ status }) => status === 409)?.json()
    expect(refused).toEqual({
      ...failureOf(FOLDER_TEXTS.nameTaken),
      errors: { name: FOLDER_TEXTS.nameTaken },
    })
    const [top] = await list()
    const within = await make('été', top?.id)
    expect((await change(within.id, { version: 1, parentId: null })).status).toBe(409)
  })

  it('are at most five deep, whether they are made or moved', async () => {
    const chain: contract.Folder[] = []
    for (const name of ['1', '2', '3', '4', '5']) chain.push(await make(name, chain.at(-1)?.id))
    const [first, second] = chain
    const refused = await post('6', chain.at(-1)?.id)
    expect([refused.status, await refused.json()]).toEqual([409, failureOf(FOLDER_TEXTS.tooDeep)])
    const above = await make('0')
    const moved = await change(first?.id ?? '', { version: 1, parentId: above.id })
    expect([moved.status, await moved.json()]).toEqual([409, failureOf(FOLDER_TEXTS.tooDeep)])
    expect((await change(second?.id ?? '', { version: 1, parentId: above.id })).status).toBe(200)
    expect((await post('nowhere', UNKNOWN_ID)).status).toBe(404)
  })

  it('make no circle, not even two moves at once', async () => {
    const outer = await make('Outer')
    const inner = await make('Inner', outer.id)
    for (const parentId of [outer.id, inner.id]) {
      const answer = await change(outer.id, { version: 1, parentId })
      expect([answer.status, await answer.json()]).toEqual([409, failureOf(FOLDER_TEXTS.cycle)])
    }
    for (let round = 0; round < 5; round += 1) {
      const one = await make(`One ${round}`)
      const other = await make(`Other ${round}`)
      const answers = await Promise.all([
        change(one.id, { version: 1, parentId: other.id }),
        change(other.id, { version: 1, parentId: one.id }),
      ])
      expect([countOf(answers, 200), countOf(answers, 409)]).toEqual([1, 1])
    }
  })

  it('are deleted only when empty, and come back', async () => {
    const outer = await make('Outer')
    const inner = await make('Inner', outer.id)
    const media = await buildMedia(server, as, { folderId: inner.id })
    for (const id of [outer.id, inner.id]) {
      const answer = await remove(id)
      expect([answer.status, await answer.json()]).toEqual([409, failureOf(FOLDER_TEXTS.notEmpty)])
    }
    await server.request(moveMedia, { as, body: { ids: [media.id], folderId: null } })
    const answer = await remove(inner.id)
    const undo = { kind: 'folder', id: inner.id, until: MOMENT }
    expect(await answer.json()).toEqual({ message: FOLDER_TEXTS.deleted, undo })
    expect((await remove(outer.id)).status).toBe(200)
    expect(await list()).toEqual([])
    const back = await server.request(restoreFromTrash, { as, params: { kind: 'folder', id: inner.id } })
    expect(await back.json()).toMatchObject({ id: inner.id, parentId: null })
  })

  it('come back only while their name is free', async () => {
    const summer = await make('Summer')
    await remove(summer.id)
    const next = await make('SUMMER')
    const restore = () => server.request(restoreFromTrash, { as, params: { kind: 'folder', id: summer.id } })
    const refused = await restore()
    expect([refused.status, await refused.json()]).toEqual([409, failureOf(TRASH_TEXTS.placeTaken)])
    expect(await list()).toEqual([next])
    await change(next.id, { version: 1, name: 'Autumn' })
    expect((await restore()).status).toBe(200)
    expect((await list()).map(({ name }) => name)).toEqual(['Autumn', 'Summer'])
  })

  it('take a file or are deleted, never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await make(`Folder ${round}`)
      const media = await buildMedia(server, as)
      const [moved, deleted] = await Promise.all([
        server.request(moveMedia, { as, body: { ids: [media.id], folderId: id } }),
        remove(id),
      ])
      expect([
        [200, 409],
        [404, 200],
      ]).toContainEqual([moved.status, deleted.status])
    }
  })
})
