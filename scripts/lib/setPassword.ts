import { getPayload } from 'payload'
import { normaliseUsername } from '@/contracts/account/identity'

// Loaded at once, the editor's packages may wait for one another, and the process ends with nothing done.
await import('@payloadcms/richtext-lexical/lexical')
const { default: config } = await import('@payload-config')

/**
 * Gives the user NAME the password NEW_PASSWORD and ends their sessions. Exit code 4 when that is done, and 3 when
 * there is no such user; 0 means that it ended before.
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
