import type { PayloadRequest } from 'payload'
import { DOWNLOADS_MAX } from '@/contracts/commerce/downloads'
import { DESK_TEXTS } from '@/contracts/orders/deskTexts'
import { ORDER_TEXTS } from '@/contracts/orders/texts'
import { conflict, notFound } from '@/database/errors'
import { queueMail } from '@/payload/queueMail'
import { allowedTimes, canDownload } from '../downloads'
import { changeOrder } from '@/domain/orders/orderStore'
import { type OwnOrder, ownLine } from './ownOrder'

type Wanted = { lineId: string; fileId: string }

/**
 * Allows ten downloads of a file from now on and mails the buyer, within the transaction that read the order; changes
 * nothing while the buyer has ten left. Throws 404 for a line that is not the caller's or a file that it does not have,
 * 409 if nothing of the line may be downloaded.
 */
export async function allowMoreDownloads(
  req: PayloadRequest,
  own: OwnOrder,
  { lineId, fileId }: Wanted,
  by: string,
): Promise<void> {
  const { order } = own
  const line = ownLine(own, lineId)
  const fileAt = (line.files ?? []).findIndex((each) => each.fileId === fileId)
  const file = line.files?.[fileAt]
  if (!file) throw notFound()
  if (!canDownload(order, line)) throw conflict(DESK_TEXTS.nothingToDownload)
  const allowed = file.downloads + DOWNLOADS_MAX
  if (allowedTimes(file) >= allowed) return
  const path = `lines.${order.lines?.indexOf(line)}.files.${fileAt}`
  const isDone = await changeOrder(req, order.id, {
    where: { status: 'paid', problem: null, [`${path}.downloads`]: file.downloads },
    set: { [`${path}.allowed`]: allowed },
    history: { what: 'downloads allowed', by, text: file.name },
  })
  if (!isDone) throw conflict(ORDER_TEXTS.changedMeanwhile)
  await queueMail(req, 'order-downloads-allowed', `${order.id} ${lineId} ${fileId}`)
}
