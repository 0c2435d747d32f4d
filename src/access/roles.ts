import type { User as StoredUser } from '@/payload-types'

type Person = Pick<StoredUser, 'role' | 'approved'> | null | undefined

/** Whether a user decides and approves. Nobody does any more once approval is taken away, jobs of theirs included. */
export function isAdmin(user: Person): boolean {
  return user?.approved === true && user.role === 'admin'
}

/** Whether an approved user may open the console: admins, and editors of the marketing copy. */
export function isStaff(user: Person): boolean {
  return user?.approved === true && (user.role === 'admin' || user.role === 'editor')
}
