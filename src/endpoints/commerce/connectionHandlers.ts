import type { PayloadRequest } from 'payload'
import type { User as StoredUser } from '@/payload-types'
import { notFound } from '@/database/errors'
import { handle } from '../core/handle'
import { ownRecord, requireRoom } from '@/database/ownRecords'
import { inTransaction } from '@/database/transaction'
import * as contract from '@/contracts/commerce/connections'
import { presentConnection } from './present'

/** GET /api/platform-connections: the caller's own, newest first; secrets are masked. */
export const listPlatformConnections = handle(contract.listPlatformConnections, ({ req, user }) =>
  presentOwn(req, user),
)

/** POST /api/platform-connections */
export const createPlatformConnection = handle(
  contract.createPlatformConnection,
  async ({ body, req, user, payload }) => {
    const { id } = await inTransaction(req, async () => {
      await requireRoom('platform-connections', { req, user })
      const data = { ...toStored(body), userId: user.id }
      return payload.create({
        collection: 'platform-connections',
        data,
        depth: 0,
        req,
        overrideAccess: false,
      })
    })
    return presentOne(req, user, id)
  },
)

/** PATCH /api/platform-connections/{id}: changes only the given fields; a secret that is not given is kept. */
export const updatePlatformConnection = handle(
  contract.updatePlatformConnection,
  async ({ params: { id }, body, req, user, payload }) => {
    await inTransaction(req, async () => {
      await ownRecord('platform-connections', id, { req, user })
      const data = toStored(body)
      await payload.update({
        collection: 'platform-connections',
        id,
        data,
        depth: 0,
        req,
        overrideAccess: false,
      })
    })
    return presentOne(req, user, id)
  },
)

/** DELETE /api/platform-connections/{id}: its products are kept, without a connection. */
export const deletePlatformConnection = handle(
  contract.deletePlatformConnection,
  async ({ params: { id }, req, user, payload }) => {
    await inTransaction(req, async () => {
      await ownRecord('platform-connections', id, { req, user })
      await payload.delete({ collection: 'platform-connections', id, depth: 0, req, overrideAccess: false })
    })
    return { message: contract.CONNECTION_TEXTS.deleted }
  },
)

/** A body in stored form: only secrets that are new or cleared with null; '' and a returned mask change nothing. */
function toStored<T extends contract.PlatformConnectionPatch>({
  apiKey,
  apiSecret,
  accessToken,
  isActive,
  ...rest
}: T) {
  const secrets = Object.entries({ apiKey, apiSecret, accessToken }).filter(
    ([, value]) => value === null || (value && !contract.isMask(value)),
  )
  return {
    ...rest,
    ...(Object.fromEntries(secrets) as Partial<Record<contract.PlatformSecret, string | null>>),
    ...(isActive && { isActive: isActive === 'true' }),
  }
}

async function presentOne(
  req: PayloadRequest,
  user: StoredUser,
  id: string,
): Promise<contract.PlatformConnection> {
  const [connection] = await presentOwn(req, user, id)
  if (!connection) throw notFound()
  return connection
}

async function presentOwn(
  req: PayloadRequest,
  user: StoredUser,
  id?: string,
): Promise<contract.PlatformConnection[]> {
  const { docs } = await req.payload.find({
    collection: 'platform-connections',
    where: { and: [{ userId: { equals: user.id } }, ...(id ? [{ id: { equals: id } }] : [])] },
    sort: ['-createdAt', '-id'],
    pagination: false,
    depth: 0,
    req,
    // Secrets are readable to nobody, but the masks need them; the query checks the owner.
    overrideAccess: true,
    showHiddenFields: true,
  })
  return docs.map(presentConnection)
}

/** The calls of platform connections. */
export const connectionCalls = [
  listPlatformConnections,
  createPlatformConnection,
  updatePlatformConnection,
  deletePlatformConnection,
]
