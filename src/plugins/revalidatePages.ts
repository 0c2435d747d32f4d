import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { EVERY_PAGE } from '@/contracts/pages'

/**
 * Makes the pages prerender again at their next load after a document was saved. A saved draft changes no page.
 * Does nothing outside Next or with `context.disableRevalidate`; other processes follow by their change stream.
 */
export function revalidateAfterChange(...paths: string[]): CollectionAfterChangeHook {
  return async ({ doc, previousDoc, req }) => {
    if (isShown(doc) || isShown(previousDoc)) await revalidate(paths, req)
    return doc
  }
}

/** As `revalidateAfterChange`, after a document was deleted. */
export function revalidateAfterDelete(...paths: string[]): CollectionAfterDeleteHook {
  return async ({ doc, req }) => {
    await revalidate(paths, req)
    return doc
  }
}

/** As `revalidateAfterChange`, for a global. */
export function revalidateGlobal(...paths: string[]): GlobalAfterChangeHook {
  return async ({ doc, previousDoc, req }) => {
    if (isShown(doc) || isShown(previousDoc)) await revalidate(paths, req)
    return doc
  }
}

/** Makes pages prerender again at their next load. Only within a request to Next; elsewhere it throws. */
export async function dropPrerendered(paths: readonly string[]): Promise<void> {
  const { revalidatePath } = await import('next/cache')
  for (const path of paths) {
    if (path === EVERY_PAGE) revalidatePath('/', 'layout')
    else revalidatePath(path)
  }
}

type Versioned = { _status?: 'draft' | 'published' | null } | undefined

function isShown(doc: Versioned): boolean {
  return Boolean(doc) && doc?._status !== 'draft'
}

async function revalidate(paths: string[], req: PayloadRequest): Promise<void> {
  if (req.context.disableRevalidate || !process.env.NEXT_RUNTIME) return
  try {
    await dropPrerendered(paths)
  } catch (error) {
    // A job runs outside a request, where Next has no page cache to speak to; the change stream does it then.
    req.payload.logger.debug({ err: error, paths }, 'No page cache here')
  }
}
