import type { PayloadRequest } from 'payload'
import type { User as StoredUser } from '@/payload-types'

type Answers = { fullName: string | null; email: string | null }
type Names = { firstName?: string | null; lastName?: string | null }

/**
 * Copies the name and e-mail of an onboarding response to the user's profile where they are missing. Call it in the
 * transaction that stores the response.
 */
export async function fillProfile(req: PayloadRequest, userId: string, answers: Answers): Promise<void> {
  // Read again: the session's user may be older than the transaction.
  const person = await req.payload.findByID({
    collection: 'users',
    id: userId,
    depth: 0,
    req,
    overrideAccess: false,
  })
  const data = {
    ...missingNames(person, answers.fullName),
    ...(!person.email && answers.email && { email: answers.email }),
  }
  if (Object.keys(data).length === 0) return
  await req.payload.update({
    collection: 'users',
    id: userId,
    data,
    depth: 0,
    req,
    overrideAccess: false,
  })
}

/** The names still missing: the first word of a full name is the first name, unless that is known. */
function missingNames({ firstName, lastName }: StoredUser, fullName: string | null): Names {
  const name = fullName?.replaceAll(/\s+/g, ' ') ?? ''
  if (!name || (firstName && lastName)) return {}
  if (firstName) return name.startsWith(`${firstName} `) ? { lastName: name.slice(firstName.length + 1) } : {}
  if (lastName) return name.endsWith(` ${lastName}`) ? { firstName: name.slice(0, -lastName.length - 1) } : {}
  const [first = '', ...rest] = name.split(' ')
  return rest.length === 0 ? { firstName: first } : { firstName: first, lastName: rest.join(' ') }
}
