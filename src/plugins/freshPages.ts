import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
  PayloadRequest,
  Plugin,
} from 'payload'
import { EVERY_PAGE, PAGES_SHOWING, type Showing } from '@/contracts/pages'

/** Drops the prerendered pages that show a document whenever it is saved or deleted (contracts/pages.ts). */
export function freshPages(): Plugin {
  return (config) => ({
    ...config,
    collections: config.collections?.map(withFreshPages),
    globals: config.globals?.map(globalWithFreshPages),
  })
}

/**
 * Drops prerendered pages and kept answers, so that the next request renders them again. Throws outside a request to
 * Next, which then still has its copies; kept answers are dropped in any case.
 */
export async function revalidatePrerendered(paths: readonly string[]): Promise<void> {
  const kept = globalThis.siteDoors?.keptAnswers
  for (const path of paths) kept?.drop(path === EVERY_PAGE ? undefined : path)
  await dropCopies(paths)
}

/** Drops Next's own copies alone. Throws outside a request to Next. */
export async function dropCopies(paths: readonly string[]): Promise<void> {
  const { revalidatePath } = await import('next/cache')
  for (const path of paths) {
    if (path === EVERY_PAGE) revalidatePath('/', 'layout')
    else revalidatePath(path, path.includes('[') ? 'page' : undefined)
  }
}

function withFreshPages(collection: CollectionConfig): CollectionConfig {
  const showing = PAGES_SHOWING[collection.slug as keyof typeof PAGES_SHOWING] as Showing | undefined
  if (!showing) return collection
  const { pages, fields } = showing
  const { hooks = {} } = collection
  const afterChange: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
    const isOther =
      fields && (operation === 'create' || fields.every((name) => doc[name] === previousDoc[name]))
    if (!isOther && (isShown(doc) || isShown(previousDoc))) await revalidate(pages, req)
    return doc
  }
  const afterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
    await revalidate(pages, req)
    return doc
  }
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks.afterChange ?? []), afterChange],
      afterDelete: [...(hooks.afterDelete ?? []), afterDelete],
    },
  }
}

/** A global declares its pages itself (globals/marketingGlobal.ts). */
function globalWithFreshPages(global: GlobalConfig): GlobalConfig {
  const paths = global.custom?.pages as string[] | undefined
  if (!paths) return global
  const { hooks = {} } = global
  const afterChange: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
    if (isShown(doc) || isShown(previousDoc)) await revalidate(paths, req)
    return doc
  }
  return { ...global, hooks: { ...hooks, afterChange: [...(hooks.afterChange ?? []), afterChange] } }
}

type Versioned = { _status?: 'draft' | 'published' | null } | undefined

/** Whether a document is published; a saved draft changes no page. */
function isShown(doc: Versioned): boolean {
  return Boolean(doc) && doc?._status !== 'draft'
}

/** Does nothing outside Next or with `context.disableRevalidate`; other processes follow the change stream. */
async function revalidate(paths: readonly string[], req: PayloadRequest): Promise<void> {
  if (req.context.disableRevalidate || !process.env.NEXT_RUNTIME) return
  try {
    await revalidatePrerendered(paths)
  } catch (error) {
    // A job runs outside a request, where Next has no page cache; the change stream drops the pages instead.
    req.payload.logger.debug({ err: error, paths }, 'No page cache here')
  }
}
