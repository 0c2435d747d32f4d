import type { PayloadRequest } from 'payload'
import { DOWNLOADS_MAX, DOWNLOAD_TEXTS } from '@/contracts/commerce/downloads'
import type { Download } from '@/contracts/orders/orderPage'
import { conflict, notFound } from '@/database/errors'
import type { Order as StoredOrder } from '@/payload-types'
import { answerFile } from '../core/answerFile'
import { type StoredLine, changeOrder } from './orderStore'

type LineFile = NonNullable<StoredLine['files']>[number]

/** How often a file of an order may be downloaded in all. */
export function allowedTimes({ allowed }: LineFile): number {
  return allowed ?? DOWNLOADS_MAX
}

/** Whether the files of a line are the buyer's: it is paid, has no problem, and was not refunded whole. */
export function isGiven({ status, problem }: StoredOrder, line: StoredLine): boolean {
  return status === 'paid' && !problem && line.refundedQuantity < line.quantity
}

/** What the buyer may download: of a paid order without a problem, and of no line that was refunded whole. */
export function downloadsOf(order: StoredOrder): Download[] {
  const given = (order.lines ?? []).filter((line) => isGiven(order, line))
  return given.flatMap(({ id, files }) =>
    (files ?? []).map((file) => ({
      fileId: file.fileId,
      lineId: id ?? '',
      name: file.name,
      bytes: file.bytes,
      left: Math.max(0, allowedTimes(file) - file.downloads),
    })),
  )
}

/**
 * Answers a file of an order and counts it, by one update that asks whether it may still be had. Throws 404 where the
 * order has no such file to give, 409 once it was downloaded as often as it may be.
 */
export async function answerDownload(
  req: PayloadRequest,
  order: StoredOrder,
  fileId: string,
): Promise<Response> {
  // Two products may have the same file.
  const found = downloadsOf(order).filter((each) => each.fileId === fileId)
  const wanted = found.find(({ left }) => left > 0) ?? found[0]
  if (!wanted) throw notFound()
  const file = { collection: 'product-files', id: fileId, depth: 0, disableErrors: true } as const
  // Collection access denies everyone; whoever has the link of a paid order may have its files.
  const stored = await req.payload.findByID({ ...file, req, overrideAccess: true })
  const answer = await answerFile(
    req,
    {
      collection: 'product-files',
      filename: stored?.filename ?? '',
      contentType: 'application/octet-stream',
    },
    { name: wanted.name, cacheControl: 'no-store', isAttachment: true },
  )
  if (await countDownload(req, order, wanted)) return answer
  await answer.body?.cancel()
  throw conflict(DOWNLOAD_TEXTS.usedUp)
}

async function countDownload(
  req: PayloadRequest,
  { id, lines }: StoredOrder,
  { lineId, fileId }: Download,
): Promise<boolean> {
  const lineAt = (lines ?? []).findIndex((line) => line.id === lineId)
  const line = lines?.[lineAt]
  const fileAt = (line?.files ?? []).findIndex((file) => file.fileId === fileId)
  const file = line?.files?.[fileAt]
  if (!file) return false
  const downloads = `lines.${lineAt}.files.${fileAt}.downloads`
  return changeOrder(req, id, {
    where: {
      status: 'paid',
      problem: null,
      // A refund at the same moment comes first.
      [`lines.${lineAt}.refundedQuantity`]: line?.refundedQuantity,
      [downloads]: { $lt: allowedTimes(file) },
    },
    inc: { [downloads]: 1 },
  })
}
