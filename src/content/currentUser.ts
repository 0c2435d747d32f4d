import type { User } from '@/contracts/account/identity'
import { presentUser } from '@/endpoints/account/present'
import { currentSession } from './currentSession'

/** The person whose page is being rendered, as GET /api/user answers them, or null. Throws as currentSession does. */
export async function currentUser(): Promise<User | null> {
  const session = await currentSession()
  return session && presentUser(session.user)
}
