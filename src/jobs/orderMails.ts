import { formatCents } from '@/contracts/core/money'
import { dayInWords, dayInZone } from '@/contracts/orders/availability'
import { deliveryOfSeller, linesOfSeller } from '@/contracts/orders/parts'
import { shownTracking } from '@/contracts/orders/carriers'
import type { MailKind } from '@/database/queueMail'
import { idOf } from '@/database/ids'
import { isDownload } from '@/domain/commerce/stock'
import { isRefundOf } from '@/domain/orders/closeReturns'
import { downloadsOf } from '@/endpoints/orders/downloads'
import { orderHref } from '@/domain/orders/notifySellers'
import { mailedOrderPath } from '@/domain/orders/orderLink'
import { type StoredReturn, readOrder } from '@/domain/orders/orderStore'
import { returnCode } from '@/endpoints/orders/returns/presentReturn'
import { receiptCode } from '@/endpoints/orders/receiptCode'
import { type Selling, readSelling } from '@/domain/orders/selling'
import { environment } from '@/environment'
import * as mails from '@/mail/buyerMail'
import { orderSoldMail } from '@/mail/orderSoldMail'
import { orderWaitsMail } from '@/mail/orderWaitsMail'
import { returnAskedMail, returnSentMail } from '@/mail/returnAskedMail'
import type { MailDraft } from '@/mail/writeMail'
import type { Order as StoredOrder } from '@/payload-types'
import { type Compose, type Counted, perMailbox } from './compose'
import { orderAdminMails, refundOf } from './orderAdminMails'
import { describeAll, describeParts, piecesText } from './orderLines'

type OrderMail = Extract<MailKind, `order-${string}` | 'refund-failed'>
type Write = (order: mails.BuyerOrder, stored: StoredOrder, selling: Selling) => MailDraft | null

/** The mails about orders: the buyer's own, their sellers', and the admins'. */
export const orderMails: Record<OrderMail, Compose> = {
  ...orderAdminMails,
  'order-received': toBuyer(
    (order, { holdUntil, createdAt, stockHeld }, { manual }) =>
      mails.orderReceivedMail(order, manual?.instructions ?? '', {
        until: day(holdUntil ?? createdAt),
        isHeld: stockHeld === true,
      }),
    ofUnknownBuyer,
  ),
  'order-paid': toBuyer((order, stored) => {
    if (stored.total === 0) return mails.orderFreeMail(order)
    return mails.orderPaidMail(order, {
      code: receiptCode(stored) ?? '',
      check: `${environment.siteUrl}/verify`,
    })
  }, unlessPaid),
  'order-cancelled': toBuyer(mails.orderCancelledMail, ofUnknownBuyer),
  'order-sold-out': toBuyer(mails.orderSoldOutMail),
  'order-link': toBuyer(mails.orderLinkMail, ({ id, email }) => [
    ['order-link', id],
    ...perMailbox('order-link-mail', email ?? ''),
  ]),
  'order-shipped': toBuyerOfParcel('orderShipped'),
  'order-corrected': toBuyerOfParcel('orderCorrected'),
  'order-refunded': async (req, id, siteName) => {
    const refund = await refundOf(req, id)
    if (!refund) return null
    const write: Write = (order, stored) => {
      const amount = formatCents(refund.amount, stored.currency ?? undefined)
      const returned = stored.returns?.find((each) => isRefundOf(refund, each))
      if (returned) {
        const words = returned.word ? [returned.word] : []
        return mails.returnRefundedMail(order, { pieces: piecesText(stored, returned), amount, words })
      }
      return refund.amount === 0 ? mails.orderCalledOffMail(order) : mails.orderRefundedMail(order, amount)
    }
    return toBuyer(write)(req, idOf(refund.orderId), siteName)
  },
  'order-sold': toSeller(
    (facts, order, sellerId) => orderSoldMail({ ...facts, ...salesIn(order, sellerId) }),
    ({ total }, sellerId) => (total === 0 ? [['unpaid-sale-mail', sellerId]] : []),
  ),
  'order-waits': toSeller(
    (facts, order, sellerId) =>
      // No mail if it was paid or cancelled meanwhile.
      order.status === 'placed'
        ? orderWaitsMail({
            ...facts,
            ...salesIn(order, sellerId),
            until: day(order.holdUntil ?? order.createdAt),
          })
        : null,
    (_, sellerId) => [['unpaid-sale-mail', sellerId]],
  ),
  'order-return-asked': async (req, about, siteName) => {
    const { sellersRefund: mayAnswer } = await readSelling(req)
    return toSeller((facts, order, sellerId) => {
      const asked = order.returns?.filter((each) => each.sellerId === sellerId && each.state === 'requested')
      if (!asked?.length) return null
      const link = `${environment.siteUrl}${orderHref(order.id)}`
      return returnAskedMail({
        ...facts,
        pieces: asked.map((each) => piecesText(order, each)),
        link,
        mayAnswer,
      })
    })(req, about, siteName)
  },
  'order-return-decided': toBuyerOfReturn((order, { stored, returned, pieces, step }) => {
    const words = returned.word ? [returned.word] : []
    if (step === 'approved')
      return mails.returnDecidedMail(order, { pieces, isApproved: true, words: howToSend(stored, returned) })
    if (step === 'declined') return mails.returnDecidedMail(order, { pieces, isApproved: false, words })
    if (step === 'received') return mails.returnReceivedMail(order, { pieces })
    return null
  }),
  'order-return-sent': async (req, about, siteName) => {
    const returnId = about.split(' ')[2]
    return toSeller((facts, order) => {
      const sent = order.returns?.find(({ id }) => id === returnId)
      if (!sent) return null
      const link = `${environment.siteUrl}${orderHref(order.id)}`
      const tracking = trackingLine(sent)
      return returnSentMail({
        ...facts,
        link,
        pieces: [piecesText(order, sent), ...(tracking ? [tracking] : [])],
      })
    })(req, about, siteName)
  },
  'order-return-due': toBuyerOfReturn((order, { returned: { state, sendUntil }, pieces }) =>
    // No mail if it was sent meanwhile.
    state === 'approved' && sendUntil ? mails.returnDueMail(order, { pieces, until: day(sendUntil) }) : null,
  ),
  'order-downloads-allowed': async (req, about, siteName) => {
    const [orderId = '', ...of] = about.split(' ')
    return toBuyer((order, stored) => {
      const file = downloadsOf(stored).find(({ lineId, fileId }) => `${lineId} ${fileId}` === of.join(' '))
      return file ? mails.downloadsAllowedMail(order, file) : null
    })(req, orderId, siteName)
  },
}

/** Anybody can place an order in the name of any mailbox; a payment proves nothing of it, but costs money. */
function ofUnknownBuyer({ email }: StoredOrder): Counted {
  return perMailbox('order-mail', email ?? '')
}

function unlessPaid(order: StoredOrder): Counted {
  return order.total === 0 ? ofUnknownBuyer(order) : []
}

/** Sends nothing to a buyer who was erased. */
function toBuyer(write: Write, counted: (order: StoredOrder) => Counted = () => []): Compose {
  return async (req, id, siteName) => {
    const order = await readOrder(req, id)
    if (!order?.email) return null
    const selling = await readSelling(req)
    const facts = {
      siteName,
      firstName: order.name ?? '',
      number: order.number,
      isTest: order.isTest === true,
      lines:
        order.parts && order.parts.length > 1 ? describeParts(order) : describeAll(order, order.lines ?? []),
      total: formatCents(order.total, order.currency ?? undefined),
      merchantName: selling.merchantName,
      hasDownloads: (order.lines ?? []).some(isDownload),
      link: `${environment.siteUrl}${mailedOrderPath(order)}`,
    }
    const mail = write(facts, order, selling)
    return mail && { to: order.email, mail, counted: counted(order) }
  }
}

type SellerFacts = { siteName: string; firstName: string | null; number: string; isTest: boolean }

/** About an order and one of its parcels: `about` is the ids of both. */
function toBuyerOfParcel(name: 'orderShipped' | 'orderCorrected'): Compose {
  return async (req, about, siteName) => {
    const [orderId = '', shipmentId] = about.split(' ')
    return toBuyer((order, stored) => {
      const shipment = stored.shipments?.find(({ id }) => id === shipmentId)
      if (!shipment) return null
      const pieces = (shipment.lines ?? []).map((each) => piecesText(stored, each))
      const isPickup = name === 'orderShipped' && isPickedUp(stored, shipment)
      return mails.orderShippedMail(order, pieces, trackingLine(shipment), isPickup ? 'orderPickedUp' : name)
    })(req, orderId, siteName)
  }
}

type StoredShipment = NonNullable<StoredOrder['shipments']>[number]

/** Whether pieces were handed over, not shipped. */
function isPickedUp(order: StoredOrder, { lines }: StoredShipment): boolean {
  const line = order.lines?.find(({ id }) => lines?.some(({ lineId }) => lineId === id))
  return line !== undefined && deliveryOfSeller(order, line.sellerId) === 'pickup'
}

type OfReturn = { stored: StoredOrder; returned: StoredReturn; pieces: string; step: string }

/** About an order and one of its returns: `about` is the ids of both, and the state it came to. */
function toBuyerOfReturn(write: (order: mails.BuyerOrder, about: OfReturn) => MailDraft | null): Compose {
  return async (req, about, siteName) => {
    const [orderId = '', returnId, step = ''] = about.split(' ')
    return toBuyer((order, stored) => {
      const returned = stored.returns?.find(({ id }) => id === returnId)
      return returned ? write(order, { stored, returned, pieces: piecesText(stored, returned), step }) : null
    })(req, orderId, siteName)
  }
}

/** Where an approved return goes, until when, and what to put on it. */
function howToSend(order: StoredOrder, returned: StoredReturn): string[] {
  const { address, instructions, sendUntil, word } = returned
  return [
    ...(word ? [word] : []),
    ...(address ? [`To:\n${address}`] : []),
    ...(sendUntil ? [`By ${day(sendUntil)}.`] : []),
    ...(instructions ? [instructions] : []),
    `Put in the slip from the page of your order, or write ${returnCode(order, returned)} on the parcel.`,
  ]
}

/** "USPS 9400…, https://…"; null if neither carrier nor number is known. */
function trackingLine(parcel: Parameters<typeof shownTracking>[0]): string | null {
  const { carrier, trackingNumber, trackingUrl } = shownTracking(parcel)
  return [carrier, trackingNumber, trackingUrl].filter(Boolean).join(' · ') || null
}

/** About an order and one of its sellers: `about` is the ids of both. */
function toSeller(
  write: (facts: SellerFacts, order: StoredOrder, sellerId: string) => MailDraft | null,
  counted: (order: StoredOrder, sellerId: string) => Counted = () => [],
): Compose {
  return async (req, about, siteName) => {
    const [orderId = '', sellerId = ''] = about.split(' ')
    const order = await readOrder(req, orderId)
    const found = { collection: 'users', id: sellerId, depth: 0, disableErrors: true, req } as const
    // A job has no user; the mail goes to the seller of the lines it names.
    const seller = order && (await req.payload.findByID(found))
    if (!order || !seller) return null
    const { firstName = null, email } = seller
    const facts = { siteName, firstName, number: order.number, isTest: order.isTest === true }
    const mail = write(facts, order, sellerId)
    return mail && { to: email, mail, counted: counted(order, sellerId) }
  }
}

/** A seller's own lines of an order, whether they are picked up, and where the seller finds it. */
function salesIn(order: StoredOrder, sellerId: string): { lines: string[]; link: string } {
  const lines = linesOfSeller(order.lines, sellerId)
  const isPickup = deliveryOfSeller(order, sellerId) === 'pickup'
  const described = [...describeAll(order, lines), ...(isPickup ? ['The buyer picks this up.'] : [])]
  return { lines: described, link: `${environment.siteUrl}/dashboard/ecommerce/orders` }
}

const day = (iso: string) => dayInWords(dayInZone(new Date(iso), environment.timeZone))
