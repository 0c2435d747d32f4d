import type { UserAnswer } from '@/contracts/account/identity'
import { presentUser } from '@/endpoints/account/present'
import { currentSession } from './currentSession'

/** The person whose page is being rendered, as GET /api/user answers them, or null. Throws as currentSession does. */
export async function currentUser(): Promise<UserAnswer | null> {
  const session = await currentSession()
  return session && presentUser(session.user)
}
