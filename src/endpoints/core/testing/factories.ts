import { type Payload, createLocalReq } from 'payload'
import sharp from 'sharp'
import { hashPassword } from '@/auth/passwords'
import { closeAccount } from '@/collections/account/closeAccount'
import { eraseAccount } from '@/database/eraseAccount'
import type { ProfileImage as StoredProfileImage, User as StoredUser } from '@/payload-types'

let counter = 0

/** A number that is unique in this process. */
export function nextNumber(): number {
  counter += 1
  return counter
}

type UserOverrides = Partial<
  Pick<StoredUser, 'username' | 'email' | 'firstName' | 'lastName' | 'role' | 'approved' | 'rejectedAt'>
> & {
  password?: string
}

/** An approved creator by default. Without `password` the account has none, which is faster. */
export async function buildUser(payload: Payload, overrides: UserOverrides = {}): Promise<StoredUser> {
  const { password, ...fields } = overrides
  const number = nextNumber()
  return payload.db.create({
    collection: 'users',
    data: {
      username: `creator-${number}`,
      email: `creator-${number}@example.com`,
      firstName: 'Cora',
      lastName: `Number ${number}`,
      role: 'creator',
      approved: true,
      ...fields,
      ...(password && { passwordHash: await hashPassword(password) }),
    },
  })
}

export const buildAdmin = (payload: Payload) => buildUser(payload, { role: 'admin' })
export const buildEditor = (payload: Payload) => buildUser(payload, { role: 'editor' })

/** Closes and erases an account, as an admin does. */
export async function eraseUser(payload: Payload, id: string): Promise<void> {
  await closeAccount(await createLocalReq({}, payload), id)
  await eraseAccount(payload, id)
}

/** A profile picture that is not yet part of the user's record. */
export async function buildPicture(
  payload: Payload,
  { id: userId }: Pick<StoredUser, 'id'>,
): Promise<StoredProfileImage> {
  const data = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'coral' } })
    .webp()
    .toBuffer()
  const file = { data, mimetype: 'image/webp', name: `picture-${nextNumber()}.webp`, size: data.byteLength }
  return payload.create({ collection: 'profile-images', data: { userId }, file })
}
