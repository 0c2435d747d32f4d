import type { User as StoredUser } from '@/payload-types'

type Person = Pick<StoredUser, 'role' | 'approved'> | null | undefined

/** Whether a user has admin rights. They end when approval is withdrawn, also for jobs that run as this user. */
export function isAdmin(user: Person): boolean {
  return user?.approved === true && user.role === 'admin'
}

/** Whether an approved user may open the console: admins, and editors of the marketing copy. */
export function isStaff(user: Person): boolean {
  return user?.approved === true && (user.role === 'admin' || user.role === 'editor')
}
