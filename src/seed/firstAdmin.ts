import type { Payload } from 'payload'
import { hashPassword } from '@/auth/passwords'
import { isDuplicate } from '@/database/errors'
import { normaliseUsername } from '@/contracts/account/identity'
import { environment } from '@/environment'

/** Makes the first admin from the environment if there is none. Safe when several processes start at once. */
export async function ensureFirstAdmin(payload: Payload): Promise<void> {
  const { username, password, email } = environment.admin
  if (!password) return
  const { totalDocs } = await payload.count({
    collection: 'users',
    where: { role: { equals: 'admin' } },
    overrideAccess: true,
  })
  if (totalDocs > 0) return
  try {
    await payload.db.create({
      collection: 'users',
      data: {
        username: normaliseUsername(username),
        ...(email && { email }),
        role: 'admin',
        approved: true,
        passwordHash: await hashPassword(password),
      },
    })
  } catch (error) {
    if (!isDuplicate(error)) throw error
  }
}
