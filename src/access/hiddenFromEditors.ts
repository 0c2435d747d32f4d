import type { User as StoredUser } from '@/payload-types'
import { isAdmin } from './roles'

/** For `admin.hidden`: keeps everything but marketing copy and media out of an editor's console. */
export function hiddenFromEditors({ user }: { user: unknown }): boolean {
  return !isAdmin(user as StoredUser | null)
}
