import type { PayloadRequest } from 'payload'
import { linesOfSeller } from '@/contracts/orders/parts'
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

type Deciding = Pick<Selling, 'sellersRefund'>
type Asked = { key: string; lines: readonly StoredLine[] }

/**
 * Tells the sellers of a return request, and admins where they decide, within the transaction that records it
 * (docs/behaviour.md, 12.14).
 */
export async function notifyOfReturn(
  req: PayloadRequest,
  { id, number, isTest }: StoredOrder,
  { key, lines }: Asked,
  { sellersRefund }: Deciding,
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

type Step = {
  /** Names the step, once for each return. */
  step: string
  title: string
  /** For a seller where admins decide, if the title asks for something. */
  idleTitle?: string
  /** Whether a mail tells the seller the same. */
  hasOwnMail?: boolean
}

/**
 * Tells a seller how a return goes on, and admins where they decide, within the transaction of the step. A seller who
 * may not decide is asked for nothing (docs/behaviour.md, 12.14).
 */
export async function notifyOfReturnStep(
  req: PayloadRequest,
  { id, number, lines, isTest }: StoredOrder,
  { id: returnId, sellerId, lineId }: StoredReturn,
  { step, title, idleTitle = title, hasOwnMail = false }: Step,
  { sellersRefund }: Deciding,
): Promise<void> {
  const told = (words: string) =>
    ({
      kind: 'order',
      dedupeKey: `return-${step}:${returnId}`,
      title: `${isTest ? 'Test order: ' : ''}${words}: ${number}`,
      body: lines?.find((line) => line.id === lineId)?.title ?? '',
      href: orderHref(id),
    }) as const
  // First, so that an admin who is the seller reads what there is to do.
  if (!sellersRefund) await notifyAdmins(req, told(title))
  if (!isRecordId(sellerId)) return
  await notify(req, { ...told(sellersRefund ? title : idleTitle), userId: sellerId, hasOwnMail })
}

/** In one order of the sellers, so that two transactions do not wait for each other. */
function linesBySeller(lines: readonly StoredLine[]): [string, StoredLine[]][] {
  const sellers = [...new Set(lines.map(({ sellerId }) => sellerId))].filter(isRecordId).sort()
  return sellers.map((id) => [id, linesOfSeller(lines, id)])
}

/** The desk's page of an order, as its notifications and mails link to it. */
export function orderHref(id: string): string {
  return `${screenHref('ecommerce')}/orders/${id}`
}
