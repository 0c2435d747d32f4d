import * as contract from '@/contracts/trash'
import { notFound } from '@/database/errors'
import { keptUntil, purgeRecord, restoreRecord, trashedRecords } from '@/database/trash'
import { handle } from '../core/handle'
import { type TrashKind, trashKinds } from './trashKinds'

/** GET /api/trash: records of all kinds, latest deleted first. */
export const listTrash = handle(contract.listTrash, async ({ req, user }) => {
  const ofEachKind = [...trashKinds].map(async ([kind, { collection, titleOf }]) => {
    const records = await trashedRecords(collection, { req, user })
    return records.map((record) => {
      const { id, deletedAt } = record as unknown as { id: string; deletedAt: string }
      return { kind, id, title: titleOf(record as never), deletedAt, until: keptUntil(deletedAt) }
    })
  })
  const entries = (await Promise.all(ofEachKind)).flat()
  return entries.toSorted((one, other) => other.deletedAt.localeCompare(one.deletedAt))
})

/** POST /api/trash/{kind}/{id}/restore: 404 once it is purged, 409 when its place is taken. */
export const restoreFromTrash = handle(
  contract.restoreFromTrash,
  async ({ params: { kind, id }, req, user }) => {
    const { collection, present } = kindNamed(kind)
    return present(req, (await restoreRecord(collection, id, { req, user })) as never)
  },
)

/** DELETE /api/trash/{kind}/{id} */
export const purgeFromTrash = handle(contract.purgeFromTrash, async ({ params: { kind, id }, req, user }) => {
  await purgeRecord(kindNamed(kind).collection, id, { req, user })
  return { message: contract.TRASH_TEXTS.purged }
})

function kindNamed(name: string): TrashKind {
  const kind = trashKinds.get(name)
  if (!kind) throw notFound()
  return kind
}

/** The calls of the trash. */
export const trashCalls = [listTrash, restoreFromTrash, purgeFromTrash]
