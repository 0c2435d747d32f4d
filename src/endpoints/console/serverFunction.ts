import type { Payload } from 'payload'
import { isForEditors, isStaff, opensConsole } from '@/access/guards'
import { isSameOrigin } from '@/auth/sameOrigin'
import { resolveSession } from '@/auth/sessions'

type ServerFunctionCall = { name: string; args: Record<string, unknown> }

/**
 * The functions that the console may call. Payload looks a name up in an object, prototype included: "constructor"
 * would answer the whole request with the session's token.
 */
export const serverFunctionNames: ReadonlySet<string> = new Set([
  'copy-data-from-locale',
  'form-state',
  'get-default-layout',
  'get-folder-results-component-and-data',
  'get-upcoming-scheduled-publish',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'schedule-publish',
  'slugify',
  'table-state',
])

/** Those that only make sense for pages. */
const OF_PAGES = new Set(['schedule-publish', 'get-upcoming-scheduled-publish'])

/**
 * The part of a server function call that is passed on to Payload; null for an unknown name, a cross-site call, or a
 * caller who is not approved staff, and for a scheduled unpublication. Lock arguments are passed on only for documents
 * that can be locked.
 */
export async function admitServerFunction(
  { name, args }: ServerFunctionCall,
  headers: Headers,
  payload: Payload,
): Promise<ServerFunctionCall | null> {
  if (!serverFunctionNames.has(name) || !isSameOrigin(headers)) return null
  // Pages are never unpublished (docs/behaviour.md, 9.6).
  if (name === 'schedule-publish' && args.type === 'unpublish') return null
  const session = await resolveSession(headers, payload)
  if (!opensConsole(session?.user)) return null
  const isForPages = isStaff(session?.user)
  if (OF_PAGES.has(name) && !isForPages) return null
  // These functions bypass the access rules of locks.
  if (isForPages && isLockable(payload, args)) return { name, args }
  const { returnLockStatus: _, updateLastEdited: __, ...rest } = args
  return { name, args: rest }
}

function isLockable({ config }: Payload, { collectionSlug, globalSlug }: Record<string, unknown>): boolean {
  const entities = [
    collectionSlug ? config.collections.find(({ slug }) => slug === collectionSlug) : null,
    globalSlug ? config.globals.find(({ slug }) => slug === globalSlug) : null,
  ].filter((each) => each !== null)
  return entities.every((each) => each !== undefined && isForEditors(each))
}
