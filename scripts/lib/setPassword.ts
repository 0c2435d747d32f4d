import { getPayload } from 'payload'
import { normaliseUsername } from '@/contracts/account/identity'

// Import the editor first: loaded in parallel, its packages can deadlock and the process ends with nothing done.
await import('@payloadcms/richtext-lexical/lexical')
const { default: config } = await import('@payload-config')

/**
 * Gives the user NAME the password NEW_PASSWORD and ends their sessions. Exit code 4 means that this is done, 3 that
 * there is no such user, 0 that the process ended too early.
 */
const payload = await getPayload({ config, disableOnInit: true })
const { docs } = await payload.find({
  collection: 'users',
  where: { username: { equals: normaliseUsername(process.env.NAME ?? '') } },
  limit: 1,
})
const [user] = docs
// The collection hashes the password and ends the user's sessions.
if (user)
  await payload.update({ collection: 'users', id: user.id, data: { newPassword: process.env.NEW_PASSWORD } })
await payload.destroy()
process.exit(user ? 4 : 3)
