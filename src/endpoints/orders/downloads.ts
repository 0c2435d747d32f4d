import type { PayloadRequest } from 'payload'
import { DOWNLOADS_MAX, DOWNLOAD_TEXTS } from '@/contracts/commerce/downloads'
import type { Download } from '@/contracts/orders/orderPage'
import { conflict, notFound } from '@/database/errors'
import type { Order as StoredOrder } from '@/payload-types'
import { answerFile } from '../core/answerFile'
import { testPaymentsAllowed } from '../payments/testGuard'
import { type StoredLine, changeOrder } from '@/domain/orders/orderStore'

type LineFile = NonNullable<StoredLine['files']>[number]

/** How often a file of an order may be downloaded in all. */
export function allowedTimes({ allowed }: LineFile): number {
  return allowed ?? DOWNLOADS_MAX
}

/** Whether the buyer may download a line's files: the order is paid without a problem, the line not fully refunded. */
export function canDownload({ status, problem }: StoredOrder, line: StoredLine): boolean {
  return status === 'paid' && !problem && line.refundedQuantity < line.quantity
}

/** The downloads of a paid order without a problem, except those of fully refunded lines. */
export function downloadsOf(order: StoredOrder): Download[] {
  const given = (order.lines ?? []).filter((line) => canDownload(order, line))
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
 * Sends a file of an order and counts the download, with one conditional update. Throws 404 if the order offers no such
 * file, 409 once its downloads are used up, and for a test order where test payments are not allowed: nobody paid for
 * it (docs/behaviour.md, 12.6).
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
  if (order.isTest && !testPaymentsAllowed(req)) throw conflict(DOWNLOAD_TEXTS.testOnly)
  const file = { collection: 'product-files', id: fileId, depth: 0, disableErrors: true } as const
  // Collection access denies everyone; the link of a paid order grants access to its files.
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
      // A concurrent refund wins.
      [`lines.${lineAt}.refundedQuantity`]: line?.refundedQuantity,
      [downloads]: { $lt: allowedTimes(file) },
    },
    inc: { [downloads]: 1 },
  })
}
