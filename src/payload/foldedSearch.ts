import type { mongo } from 'mongoose'
import type { CollectionBeforeOperationHook, PayloadRequest, SanitizedConfig, Where } from 'payload'
import { opensConsole } from '@/access/guards'
import { literalPattern } from '@/contracts/core/literalPattern'
import { driverCollection } from '@/database/driverCollection'
import { contains } from '@/database/foldedPattern'

type Collection = SanitizedConfig['collections'][number]
type Search = Record<string, { like: string }>
type FindIds = (searches: Search[]) => Promise<string[]>

const TEXT_TYPES = new Set(['text', 'textarea', 'email'])

/** The most records that a search finds by their ids; of more, Payload's own condition finds those spelled as typed. */
const FOUND_MAX = 1_000

/** A longer text is searched as typed: MongoDB refuses long patterns. */
const LENGTH_MAX = 200

/**
 * Makes the searches of the console's lists and pickers ignore accents, as every search of the site does
 * (docs/behaviour.md, 2.12): Payload's `like` ignores case only, so it is replaced by the ids of the records with the
 * words in any spelling. They are looked for once, where Payload reads the collection to list and again to count; and
 * in the indexes of the fields, if each of them has one.
 */
export function foldedSearch(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const { hooks } = collection
    hooks.beforeOperation = [...(hooks.beforeOperation ?? []), searchFolded(collection)]
  }
  return config
}

function searchFolded({ slug, flattenedFields, admin }: Collection): CollectionBeforeOperationHook {
  // Of the fields that lists and pickers search alone: Payload refuses conditions on those that nobody may read.
  const searched = new Set([admin.useAsTitle, ...(admin.listSearchableFields ?? [])])
  const texts = new Set(
    flattenedFields
      .filter(({ type, name }) => TEXT_TYPES.has(type) && searched.has(name))
      .map(({ name }) => name),
  )
  return async ({ args, operation, req }) => {
    const { where } = args as { where?: Where }
    if ((operation !== 'read' && operation !== 'count') || !where || !opensConsole(req.user)) return args
    const findIds: FindIds = (searches) => idsOf(req, slug, searches)
    return { ...args, where: await widened(where, texts, findIds) }
  }
}

async function widened(where: Where, texts: ReadonlySet<string>, findIds: FindIds): Promise<Where> {
  if (isSearch(where, texts)) return { or: await found([where], findIds) }
  const { and, or, ...rest } = where
  const within = (parts: Where[]) => Promise.all(parts.map((part) => widened(part, texts, findIds)))
  const searches = or?.filter((part) => isSearch(part, texts))
  const others = or?.filter((part) => !isSearch(part, texts))
  const byWords = searches?.length ? await found(searches, findIds) : []
  return {
    ...rest,
    ...(and && { and: await within(and) }),
    ...(or && { or: [...byWords, ...(await within(others ?? []))] }),
  }
}

async function found(searches: Search[], findIds: FindIds): Promise<Where[]> {
  const ids = await findIds(searches)
  const areAll = ids.length < FOUND_MAX
  return [...(areAll ? [] : searches), { id: { in: ids } }]
}

/** Whether a condition is nothing but words in one text field. */
function isSearch(where: Where, texts: ReadonlySet<string>): where is Search {
  const [first, ...others] = Object.entries(where)
  if (!first || others.length > 0) return false
  const [name, inner] = first
  if (!texts.has(name) || typeof inner !== 'object' || Array.isArray(inner)) return false
  const { like, ...more } = inner as { like?: unknown }
  return Object.keys(more).length === 0 && typeof like === 'string' && like.length <= LENGTH_MAX
}

async function idsOf(req: PayloadRequest, slug: Collection['slug'], searches: Search[]): Promise<string[]> {
  const conditions = searches.flatMap((search) =>
    Object.entries(search).map(([name, { like }]) => ({
      $and: like.split(' ').map((word) => ({ [name]: inAnySpelling(word) })),
    })),
  )
  const filter: mongo.Filter<mongo.Document> = { $or: conditions }
  const options = { projection: { _id: 1 }, limit: FOUND_MAX }
  const found = await driverCollection(req, slug).find(filter, options).toArray()
  return found.map(({ _id }) => String(_id))
}

/** Also as typed, because some signs fold to more than two others. */
function inAnySpelling(word: string) {
  const { $regex, $options } = contains(word)
  return { $regex: `${$regex}|${literalPattern(word)}`, $options }
}
