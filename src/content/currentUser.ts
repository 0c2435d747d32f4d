import type { User } from '@/contracts/account/identity'
import { presentUser } from '@/endpoints/account/present'
import { currentSession } from './currentSession'

/** The user of the page being rendered, in the form of GET /api/user, or null. Throws as currentSession does. */
export async function currentUser(): Promise<User | null> {
  const session = await currentSession()
  return session && presentUser(session.user)
}
