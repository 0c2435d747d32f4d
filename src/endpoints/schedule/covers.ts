import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import type { Cover } from '@/contracts/schedule/tasks'
import { driverCollection } from '@/database/driverCollection'
import { idOf } from '@/database/ids'
import { sessionOf } from '@/database/transaction'
import type { Task as StoredTask } from '@/payload-types'

type Shown = Pick<StoredTask, 'mediaIds'>

/** The id of a task's first file; '' without one. */
export function coverIdOf({ mediaIds }: Shown): string {
  const [first] = mediaIds ?? []
  return idOf(first)
}

/** The first file of each task as it is shown, by the file's id. */
export async function findCovers(req: PayloadRequest, tasks: readonly Shown[]): Promise<Map<string, Cover>> {
  const ids = [...new Set(tasks.map(coverIdOf))].filter(Boolean)
  if (ids.length === 0) return new Map()
  const rows = driverCollection(req, 'creator-media').find<StoredCover>(
    { _id: { $in: ids.map((id) => new Types.ObjectId(id)) } },
    { projection: { kind: 1, poster: 1, seconds: 1 }, session: await sessionOf(req) },
  )
  return new Map((await rows.toArray()).map((row) => [String(row._id), presentCover(row)]))
}

type StoredCover = { _id: Types.ObjectId; kind: Cover['kind']; poster?: unknown; seconds?: number | null }

function presentCover({ _id, kind, poster, seconds }: StoredCover): Cover {
  return { id: String(_id), kind, hasPicture: kind === 'image' || Boolean(poster), seconds: seconds ?? null }
}
