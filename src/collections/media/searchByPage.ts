import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload'
import { isStaff } from '@/access/guards'
import { fold } from '@/contracts/core/fold'
import { idsShownOn } from './mediaPlaces'

/** The field whose search is widened; the console searches it together with the file's name. */
const SEARCHED = 'alt'

/**
 * Lets the console's search of the library find files by the page or list that shows them, beside their name and
 * alternative text (docs/behaviour.md, 9.7).
 */
export const searchByPage: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { where } = args as { where?: Where }
  if ((operation !== 'read' && operation !== 'count') || !where || !isStaff(req.user)) return args
  return { ...args, where: await widened(where, req) }
}

async function widened(where: Where, req: PayloadRequest): Promise<Where> {
  const { and, or, ...rest } = where
  const words = or?.map(wordsOf).find((each) => each !== null)
  const found = words
    ? [{ id: { in: await idsShownOn((label) => fold(label).includes(fold(words)), req) } }]
    : []
  return {
    ...rest,
    ...(and && { and: await Promise.all(and.map((part) => widened(part, req))) }),
    ...(or && { or: [...or, ...found] }),
  }
}

function wordsOf(part: Where): string | null {
  const { like } = (part[SEARCHED] ?? {}) as { like?: unknown }
  return typeof like === 'string' && like.trim() ? like.trim() : null
}
