import type { User } from '@/payload-types'
import type { UserAnswer } from '@/contracts/account/identity'

/** A stored user as the calls answer it: flags as text, nothing secret. The picture must be populated (depth 1). */
export function presentUser(user: User): UserAnswer {
  return {
    id: String(user.id),
    username: user.username,
    firstName: user.firstName || null,
    lastName: user.lastName || null,
    email: user.email || null,
    profileImageUrl: profileImageUrl(user),
    isAdmin: user.role === 'admin' ? 'true' : 'false',
    approved: user.approved ? 'true' : 'false',
  }
}

/** The public address of the picture's file; every new picture has a name of its own. */
function profileImageUrl({ profileImage }: User): string | null {
  if (typeof profileImage !== 'object' || !profileImage?.filename) return null
  return `/cms-api/profile-images/file/${encodeURIComponent(profileImage.filename)}`
}
