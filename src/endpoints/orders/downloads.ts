import type { PayloadRequest } from 'payload'
import { DOWNLOADS_MAX, DOWNLOAD_TEXTS } from '@/contracts/commerce/downloads'
import type { Download } from '@/contracts/orders/orderPage'
import { conflict, notFound } from '@/database/errors'
import type { Order as StoredOrder } from '@/payload-types'
import { answerFile } from '../core/answerFile'
import { changeOrder } from './orderStore'

/** What the buyer may download: of a paid order without a problem, and of no line that was refunded whole. */
export function downloadsOf({ status, problem, lines }: StoredOrder): Download[] {
  if (status !== 'paid' || problem) return []
  const kept = (lines ?? []).filter(({ quantity, refundedQuantity }) => refundedQuantity < quantity)
  return kept.flatMap(({ id, files }) =>
    (files ?? []).map(({ fileId, name, bytes, downloads }) => ({
      fileId,
      lineId: id ?? '',
      name,
      bytes,
      left: Math.max(0, DOWNLOADS_MAX - downloads),
    })),
  )
}

/**
 * Answers a file of an order and counts it, by one update that asks whether it may still be had. Throws 404 where the
 * order has no such file to give, 409 once it was downloaded ten times.
 */
export async function answerDownload(
  req: PayloadRequest,
  order: StoredOrder,
  fileId: string,
): Promise<Response> {
  const wanted = downloadsOf(order).find((each) => each.fileId === fileId)
  if (!wanted) throw notFound()
  const found = { collection: 'product-files', id: fileId, depth: 0, disableErrors: true } as const
  // Collection access denies everyone; whoever has the link of a paid order may have its files.
  const stored = await req.payload.findByID({ ...found, req, overrideAccess: true })
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
  const downloads = `lines.${lineAt}.files.${fileAt}.downloads`
  return changeOrder(req, id, {
    where: {
      status: 'paid',
      problem: null,
      // A refund at the same moment comes first.
      [`lines.${lineAt}.refundedQuantity`]: line?.refundedQuantity,
      [downloads]: { $lt: DOWNLOADS_MAX },
    },
    inc: { [downloads]: 1 },
  })
}
