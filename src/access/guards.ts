import type { PayloadRequest, SanitizedConfig } from 'payload'
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

/** The only console group that editors may use. */
export const EDITORS_GROUP = 'Marketing'
/** An editor's own account, and what the console stores for each user. */
const PERSONAL = new Set(['users', 'payload-preferences', 'payload-locked-documents'])

/**
 * Whether a path below /cms-api belongs to the marketing copy or to an editor's own account. Everywhere else an
 * editor counts as a visitor, so that a new collection is closed to them by default.
 */
export function openToEditors({ collections, globals }: SanitizedConfig, path: string): boolean {
  const [first = '', second = ''] = path.split('/').slice(1)
  // Payload matches by prefix: any path that starts with "globals" names a global.
  if (first.startsWith('globals')) {
    const slug = first === 'globals' ? second : ''
    return globals.some((each) => each.slug === slug && each.admin?.group === EDITORS_GROUP)
  }
  const collection = collections.find(({ slug }) => slug === first)
  return !collection || collection.admin.group === EDITORS_GROUP || PERSONAL.has(first)
}

/** For `admin.hidden`: keeps everything but marketing copy and media out of an editor's console. */
export function hiddenFromEditors({ user }: { user: unknown }): boolean {
  return !isAdmin(user as StoredUser | null)
}

/**
 * Whether a person's new product needs an admin's approval: only if the site's settings say so, and only until the
 * person has a product that is not waiting (docs/behaviour.md, 5.5). Products made by an admin never wait.
 */
export async function needsApproval(
  req: PayloadRequest,
  caller: StoredUser,
  userId: string,
): Promise<boolean> {
  if (isAdmin(caller)) return false
  const { productsWait } = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, req })
  if (productsWait !== true) return false
  const { totalDocs: trusted } = await req.payload.count({
    collection: 'products',
    where: { userId: { equals: userId }, isWaiting: { not_equals: true } },
    req,
    // Counts all of the person's products, whatever the caller may read.
    overrideAccess: true,
  })
  return trusted === 0
}
