import { type ListedCreator, listCreators, updateCreatorCard } from '@/contracts/collabs/creators'
import { type CollabRequest, createCollabRequest } from '@/contracts/collabs/requests'
import type { User as StoredUser } from '@/payload-types'
import { buildUser, nextNumber } from '../factories'
import type { TestServer } from '../server'

type Person = Pick<StoredUser, 'id'>

/** A creator who wants to be found. */
export async function buildListed(server: TestServer, card: object = {}): Promise<StoredUser> {
  const user = await buildUser(server.payload)
  const body = { isListed: true, displayName: `Listed ${nextNumber()}`, ...card }
  const answer = await server.request(updateCreatorCard, { as: user, body })
  if (answer.status !== 200) throw new Error(await answer.text())
  return user
}

/** The ids of the creators whom a person finds. */
export async function idsFound(
  server: TestServer,
  as: Person,
  query: Record<string, string> = {},
): Promise<string[]> {
  const { items } = await (await server.request(listCreators, { as, query })).json()
  return (items as ListedCreator[]).map(({ id }) => id)
}

/** The body of a valid request. */
export function requestInput(to: Person, overrides: object = {}) {
  return { toId: String(to.id), subject: 'Pilates and linen', message: 'Together?', ...overrides }
}

/** A pending request. */
export async function buildRequest(
  server: TestServer,
  from: Person,
  to: Person,
  overrides: object = {},
): Promise<CollabRequest> {
  const answer = await server.request(createCollabRequest, { as: from, body: requestInput(to, overrides) })
  if (answer.status !== 201) throw new Error(await answer.text())
  return answer.json()
}
