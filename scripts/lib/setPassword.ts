import { getPayload } from 'payload'
import config from '@payload-config'
import { normaliseUsername } from '@/contracts/account/identity'

/** Gives the user NAME the password NEW_PASSWORD and ends their sessions. Exit code 3 when there is no such user. */
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
process.exit(user ? 0 : 3)
