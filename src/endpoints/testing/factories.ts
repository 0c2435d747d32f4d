import type { Payload } from 'payload'
import { hashPassword } from '@/auth/passwords'
import type { User } from '@/payload-types'

let counter = 0

/** A number that no other factory call in this process got. */
export function nextNumber(): number {
  counter += 1
  return counter
}

type UserOverrides = Partial<
  Pick<User, 'username' | 'email' | 'firstName' | 'lastName' | 'role' | 'approved'>
> & {
  password?: string
}

/** An approved creator, unless said otherwise. Without `password` the account has none, which is faster. */
export async function buildUser(payload: Payload, overrides: UserOverrides = {}): Promise<User> {
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
