import type { User as StoredUser } from '@/payload-types'

type Person = Pick<StoredUser, 'role'> | null | undefined

/** Whether a user is an admin. */
export function isAdmin(user: Person): boolean {
  return user?.role === 'admin'
}

/** Whether a user may open the console: admins, and editors of the marketing copy. */
export function isStaff(user: Person): boolean {
  return user?.role === 'admin' || user?.role === 'editor'
}
