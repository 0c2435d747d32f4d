import type { Types } from 'mongoose'
import { type PayloadRequest, createLocalReq } from 'payload'

type Pace = { sideBySide?: number; lastsMs?: number }
/** What names a row in the log. */
type Row =
  | string
  | { id: string }
  | { _id: string | Types.ObjectId }
  | { productId: string }
  | { userId: string }

/**
 * Runs a job's `work` for each row, `sideBySide` at a time, each with its own request; a row that fails is logged as
 * `what`, with its id, and does not stop the others. Starts no more rows after `lastsMs`: the next run goes on. Returns
 * for how many rows `work` did not return false.
 */
export async function forEachRow<T extends Row>(
  { payload }: Pick<PayloadRequest, 'payload'>,
  rows: readonly T[],
  what: string,
  work: (req: PayloadRequest, row: T) => Promise<unknown>,
  { sideBySide = 1, lastsMs = Infinity }: Pace = {},
): Promise<number> {
  const deadline = performance.now() + lastsMs
  let count = 0
  for (let start = 0; start < rows.length && performance.now() < deadline; start += sideBySide) {
    const batch = rows.slice(start, start + sideBySide)
    const done = await Promise.allSettled(
      batch.map(async (row) => work(await createLocalReq({}, payload), row)),
    )
    for (const [index, each] of done.entries()) {
      if (each.status === 'fulfilled') count += each.value === false ? 0 : 1
      else
        payload.logger.error({
          err: each.reason,
          msg: `${what}; it is tried again`,
          row: rowName(batch[index]),
        })
    }
  }
  return count
}

function rowName(row: Row = ''): string {
  if (typeof row === 'string') return row
  if ('id' in row) return row.id
  if ('_id' in row) return String(row._id)
  return 'productId' in row ? row.productId : row.userId
}
