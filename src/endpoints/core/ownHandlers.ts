import type {
  CollectionSlug,
  DataFromCollectionSlug,
  PayloadRequest,
  RequiredDataFromCollectionSlug,
} from 'payload'
import type { GenericSchema } from 'valibot'
import type { Call } from '@/contracts/core/call'
import { ownRecord, ownRecords } from '@/database/ownRecords'
import { requireRoom } from '@/database/room'
import { inTransaction } from '@/database/transaction'
import { type AsRead, requireUnchanged } from '@/database/versions'
import type { User as StoredUser } from '@/payload-types'
import { type HandledCall, handle } from './handle'

export type Caller = { req: PayloadRequest; user: StoredUser }

type OwnCall<TMethod extends Call['method'], TAnswer> = Call & {
  readonly method: TMethod
  readonly who: 'user'
  readonly answer: GenericSchema<unknown, TAnswer>
}
type WithBody<TBody> = { readonly body: GenericSchema<unknown, TBody> }
type OfOneRecord = { readonly path: `/${string}/:id${string}` }
type Stored<TSlug extends CollectionSlug> = Partial<RequiredDataFromCollectionSlug<TSlug>>

type OwnOptions<TSlug extends CollectionSlug, TAnswer, TNew, TPatch> = {
  collection: TSlug
  list?: OwnCall<'get', TAnswer[]>
  create?: OwnCall<'post', TAnswer> & WithBody<TNew>
  update?: OwnCall<'patch', TAnswer> & OfOneRecord & WithBody<TPatch>
  /** A stored record, populated to `depth`, as the calls answer it. */
  present: (
    stored: DataFromCollectionSlug<TSlug>,
    caller: Caller,
  ) => NoInfer<TAnswer> | Promise<NoInfer<TAnswer>>
  /** The body in stored form, without the owner; unchanged by default. Runs in the transaction. */
  toStored?: (body: TNew | TPatch, caller: Caller) => Stored<TSlug> | Promise<Stored<TSlug>>
  /** The field that names the owner; userId by default. */
  ownedBy?: string
  /** How deep relations are populated for `present`; 0 by default. */
  depth?: number
} & (
  | { remove: OwnCall<'delete', { message: string }> & OfOneRecord; removed: string }
  | { remove?: undefined; removed?: undefined }
)

/**
 * Handles the declared calls on the caller's own records of a collection, each of them optional: list (newest first),
 * create, update, remove (which answers the message `removed`). Creating more than 1,000 records throws CallError 409;
 * update and remove throw 404 for another user's record, as for an unknown id, and update 409 for one that has changed
 * since `updatedAt`, or is not as it `was`. Calls with a rule of their own are plain handlers.
 */
export function ownHandlers<TSlug extends CollectionSlug, TAnswer, TNew = never, TPatch = never>(
  options: OwnOptions<TSlug, TAnswer, TNew, TPatch>,
): HandledCall[] {
  const {
    collection,
    list,
    create,
    update,
    remove,
    removed,
    present,
    ownedBy = 'userId',
    depth = 0,
  } = options
  const { toStored = (body) => body as Stored<TSlug> } = options
  const common = { collection, depth, overrideAccess: false } as const
  const handled = [
    list &&
      handle(list, async ({ req, user }) => {
        const records = await ownRecords(collection, { req, user, ownedBy, depth })
        return Promise.all(records.map(async (record) => present(record, { req, user })))
      }),
    create &&
      handle(create, async ({ body, req, user, payload }) => {
        const stored = await inTransaction(req, async () => {
          await requireRoom(collection, { req, user, ownedBy })
          const data = { ...(await toStored(body, { req, user })), [ownedBy]: user.id }
          return payload.create({ ...common, data: data as never, req })
        })
        return present(stored, { req, user })
      }),
    update &&
      handle(update, async ({ params: { id = '' }, body, req, user, payload }) => {
        const stored = await inTransaction(req, async () => {
          const found = await ownRecord(collection, id, { req, user, ownedBy })
          const { updatedAt, was, ...changes } = body as TPatch & AsRead
          requireUnchanged(
            { updatedAt, was },
            found,
            was && ((await present(found, { req, user })) as object),
          )
          const data = await toStored(changes as TPatch, { req, user })
          return payload.update({ ...common, id, data: data as never, req })
        })
        return present(stored, { req, user })
      }),
    remove &&
      handle(remove, async ({ params: { id = '' }, req, user, payload }) => {
        await inTransaction(req, async () => {
          await ownRecord(collection, id, { req, user, ownedBy })
          await payload.delete({ ...common, id, req })
        })
        return { message: removed }
      }),
  ]
  return handled.flatMap((each) => (each ? { ...each, ownedIn: collection } : []))
}
