import type { User as StoredUser } from '@/payload-types'
import type { ManagedUser, Registration, User } from '@/contracts/account/identity'

/** A stored user as calls answer it: flags as text, no secrets. The picture must be populated (depth 1). */
export function presentUser(user: StoredUser): User {
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

/** A user who is not approved, as admins see them. */
export function presentRegistration({ id, username, createdAt, rejectedAt }: StoredUser): Registration {
  return { id: String(id), username, registeredAt: createdAt, rejectedAt: rejectedAt ?? null }
}

/** A user as User Management lists them, with dates that only admins see. */
export function presentManagedUser(user: StoredUser): ManagedUser {
  const { profileImageUrl: _, ...shown } = presentUser(user)
  const { registeredAt, rejectedAt } = presentRegistration(user)
  return { ...shown, role: user.role, registeredAt, rejectedAt }
}

/** The picture's public address; every new picture gets a new name. */
function profileImageUrl({ profileImage }: StoredUser): string | null {
  if (typeof profileImage !== 'object' || !profileImage?.filename) return null
  return `/cms-api/profile-images/file/${encodeURIComponent(profileImage.filename)}`
}
