import type { PayloadRequest } from 'payload'
import { screenHref } from '@/contracts/screens'
import { notify, notifyAdmins } from '@/database/notify'
import { isRecordId } from '@/database/ownRecords'
import type { Order as StoredOrder } from '@/payload-types'
import type { StoredLine, StoredReturn } from './orderStore'
import type { Selling } from './selling'
import { utcDay } from '@/contracts/core/time'

/** Tells each seller of a paid order, within the transaction of the payment (docs/behaviour.md, 5.23). */
export async function notifyOfSale(req: PayloadRequest, order: StoredOrder): Promise<void> {
  const { id, number, total, isTest } = order
  const sold = isTest ? 'Test order' : 'Sold'
  // Anybody can order what is free as often as they like: that is told once a day.
  const key = total === 0 ? `order-free:${utcDay(new Date())}` : `order:${id}`
  for (const [sellerId, lines] of linesBySeller(order.lines ?? [])) {
    await notify(req, {
      userId: sellerId,
      kind: 'order',
      dedupeKey: key,
      title: `${total === 0 ? 'Taken for free' : sold}: ${number}`,
      body: lines.map(({ title }) => title).join(', '),
      href: orderHref(id),
      hasOwnMail: true,
    })
  }
}

type Asked = { key: string; lines: readonly StoredLine[] }

/**
 * Tells the sellers of a return request, and admins where they decide, within the transaction that records it
 * (docs/behaviour.md, 12.14).
 */
export async function notifyOfReturn(
  req: PayloadRequest,
  { id, number, isTest }: StoredOrder,
  { key, lines }: Asked,
  { sellersRefund }: Selling,
): Promise<void> {
  const told = {
    kind: 'order',
    dedupeKey: `return:${id}:${key}`,
    title: `${isTest ? 'Test order, return' : 'Return'} asked for: ${number}`,
    href: orderHref(id),
  } as const
  for (const [sellerId, own] of linesBySeller(lines))
    await notify(req, {
      ...told,
      userId: sellerId,
      body: own.map(({ title }) => title).join(', '),
      hasOwnMail: true,
    })
  const body = lines.map(({ title }) => title).join(', ')
  if (!sellersRefund) await notifyAdmins(req, { ...told, body })
}

/** Tells a seller how a return goes on, within the transaction of the step; `step` names it once for each return. */
export async function notifyOfReturnStep(
  req: PayloadRequest,
  { id, number, lines, isTest }: StoredOrder,
  { id: returnId, sellerId, lineId }: StoredReturn,
  { step, title, hasOwnMail = false }: { step: string; title: string; hasOwnMail?: boolean },
): Promise<void> {
  if (!isRecordId(sellerId)) return
  await notify(req, {
    userId: sellerId,
    kind: 'order',
    dedupeKey: `return-${step}:${returnId}`,
    title: `${isTest ? 'Test order: ' : ''}${title}: ${number}`,
    body: lines?.find((line) => line.id === lineId)?.title ?? '',
    href: orderHref(id),
    hasOwnMail,
  })
}

/** In one order of the sellers, so that two transactions do not wait for each other. */
function linesBySeller(lines: readonly StoredLine[]): [string, StoredLine[]][] {
  const sellers = [...new Set(lines.map(({ sellerId }) => sellerId))].filter(isRecordId).sort()
  return sellers.map((id) => [id, lines.filter(({ sellerId }) => sellerId === id)])
}

function orderHref(id: string): string {
  return `${screenHref('ecommerce')}/orders/${id}`
}
