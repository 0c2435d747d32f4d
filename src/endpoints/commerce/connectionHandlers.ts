import * as contract from '@/contracts/commerce/connections'
import { notFound } from '@/database/errors'
import { fromFlags } from '@/database/ids'
import { handle } from '../core/handle'
import { type Caller, ownHandlers } from '../core/ownHandlers'
import { presentConnection } from './present'

/** GET /api/platform-connections: the caller's own, newest first; secrets are masked. */
export const listPlatformConnections = handle(contract.listPlatformConnections, (caller) =>
  presentOwn(caller),
)

/** The calls that change a connection: a secret stays unless replaced or cleared; deletion keeps the products. */
const ownConnectionCalls = ownHandlers({
  collection: 'platform-connections',
  create: contract.createPlatformConnection,
  update: contract.updatePlatformConnection,
  remove: contract.deletePlatformConnection,
  removed: contract.CONNECTION_TEXTS.deleted,
  toStored,
  present: ({ id }, caller) => presentOne(caller, id),
})

/** A body in stored form: only secrets that are new or cleared with null; '' and a returned mask change nothing. */
function toStored(body: contract.PlatformConnectionInput | contract.PlatformConnectionPatch) {
  const { apiKey, apiSecret, accessToken, ...rest } = fromFlags(body, 'isActive')
  const secrets = Object.entries({ apiKey, apiSecret, accessToken }).filter(
    ([, value]) => value === null || (value && !contract.isMask(value)),
  )
  return {
    ...rest,
    ...(Object.fromEntries(secrets) as Partial<Record<contract.PlatformSecret, string | null>>),
  }
}

async function presentOne(caller: Caller, id: string): Promise<contract.PlatformConnection> {
  const [connection] = await presentOwn(caller, id)
  if (!connection) throw notFound()
  return connection
}

async function presentOwn({ req, user }: Caller, id?: string): Promise<contract.PlatformConnection[]> {
  const { docs } = await req.payload.find({
    collection: 'platform-connections',
    where: { and: [{ userId: { equals: user.id } }, ...(id ? [{ id: { equals: id } }] : [])] },
    sort: ['-createdAt', '-id'],
    pagination: false,
    depth: 0,
    req,
    // Secrets are hidden from everyone, but the masks need them; the query checks the owner.
    overrideAccess: true,
    showHiddenFields: true,
  })
  return docs.map(presentConnection)
}

/** The calls of platform connections. */
export const connectionCalls = [listPlatformConnections, ...ownConnectionCalls]
