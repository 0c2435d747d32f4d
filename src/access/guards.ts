import type { PayloadRequest, SanitizedConfig } from 'payload'
import type { User as StoredUser } from '@/payload-types'

type Person = Pick<StoredUser, 'role' | 'approved'> | null | undefined

/** Whether a user has admin rights. They end when approval is withdrawn, also for jobs that run as this user. */
export function isAdmin(user: Person): boolean {
  return user?.approved === true && user.role === 'admin'
}

/** Whether an approved user may change the marketing copy: its editors, and admins. */
export function isStaff(user: Person): boolean {
  return user?.approved === true && (user.role === 'admin' || user.role === 'editor')
}

/** Whether an approved user looks after the texts and pictures of all products, and nothing else. */
export function isShopEditor(user: Person): boolean {
  return user?.approved === true && user.role === 'shop-editor'
}

/** Whether an approved user may open the console: admins, editors and shop editors. */
export function opensConsole(user: Person): boolean {
  return isStaff(user) || isShopEditor(user)
}

/** The console's groups that editors may use; payload/consoleWords.ts puts the first two on top of its menu. */
export const EDITORS_GROUPS = { pages: 'Pages', site: 'Site', pictures: 'Pictures', lists: 'Lists' } as const
const OF_EDITORS = new Set<unknown>(Object.values(EDITORS_GROUPS))
/** The collections that shop editors may use. */
const OF_SHOP_EDITORS = new Set(['products', 'media'])
/** An editor's own account, and what the console stores for each user. */
const PERSONAL = new Set(['users', 'payload-preferences', 'payload-locked-documents'])

/**
 * Whether a path below /cms-api is open to a person of the console: to admins all of them, to editors the marketing
 * copy and to shop editors the products and pictures, to both their own account. Everywhere else they count as
 * visitors, so that a new collection is closed to them by default.
 */
export function isOpenTo(user: Person, { collections, globals }: SanitizedConfig, path: string): boolean {
  if (isAdmin(user)) return true
  if (!opensConsole(user)) return false
  const [first = '', second = ''] = path.split('/').slice(1)
  // Payload matches by prefix: any path that starts with "globals" names a global.
  if (first.startsWith('globals')) {
    const slug = first === 'globals' ? second : ''
    return isStaff(user) && globals.some((each) => each.slug === slug && isForEditors(each))
  }
  const collection = collections.find(({ slug }) => slug === first)
  if (!collection || PERSONAL.has(first)) return true
  return isStaff(user) ? isForEditors(collection) : OF_SHOP_EDITORS.has(first)
}

/** Whether a collection or global is marketing copy, by its group. */
export function isForEditors({ admin }: { admin?: { group?: unknown } }): boolean {
  return OF_EDITORS.has(admin?.group)
}

/** For `admin.hidden`: keeps everything but marketing copy and media out of an editor's console. */
export function hiddenFromEditors({ user }: { user: unknown }): boolean {
  return !isAdmin(user as StoredUser | null)
}

/** For `admin.hidden`: what admins and shop editors use. */
export function hiddenFromMarketing({ user }: { user: unknown }): boolean {
  return hiddenFromEditors({ user }) && !isShopEditor(user as StoredUser | null)
}

/** For `admin.hidden`: the marketing copy, which is no business of shop editors. */
export function hiddenFromShopEditors({ user }: { user: unknown }): boolean {
  return !isStaff(user as StoredUser | null)
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
