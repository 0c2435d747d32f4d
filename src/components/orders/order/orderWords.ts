import { dayInWords, isAvailable } from '@/contracts/orders/availability'
import type { OrderPage } from '@/contracts/orders/orderPage'
import { deliveryOfPieces } from '@/contracts/orders/parts'
import { piecesNotSent } from '@/contracts/orders/totals'
import { MINUTE_MS } from '@/contracts/core/time'

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth']
const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES

type Line = OrderPage['lines'][number]
export type OrderWords = { start: string; end: string; text: string }

/** Numbers up to nine as words. */
export function numberInWords(count: number): string {
  return NUMBERS[count] ?? String(count)
}

export function ordinal(index: number): string {
  return ORDINALS[index] ?? `${index + 1}.`
}

export function pieces(count: number): string {
  return count === 1 ? 'one piece' : `${numberInWords(count)} pieces`
}

/** Whole minutes until the pieces go back to the shop; null if nothing is held. */
export function minutesLeft({ holdUntil }: Pick<OrderPage, 'holdUntil'>, now: number): number | null {
  return holdUntil === null ? null : Math.max(0, Math.ceil((Date.parse(holdUntil) - now) / MINUTE_MS))
}

/** "23 minutes", "5 hours", "3 days". */
export function spanInWords(minutes: number): string {
  if (minutes < 2 * HOUR_MINUTES) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  if (minutes < 2 * DAY_MINUTES) return `${Math.floor(minutes / HOUR_MINUTES)} hours`
  return `${Math.floor(minutes / DAY_MINUTES)} days`
}

export function orderedPieces({ lines }: Pick<OrderPage, 'lines'>): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** The order's state as a headline, and what comes next (docs/behaviour.md, 3.15). `now` in ms since 1970. */
export function orderWords(order: OrderPage, now: number): OrderWords {
  if (order.status === 'cancelled')
    return { start: 'Cancelled,', end: 'nothing charged', text: whyCancelled(order) }
  if (order.status === 'refunded')
    return {
      start: 'Refunded',
      end: 'in full',
      text: 'The money goes back the way it came, within a few days.',
    }
  if (order.status === 'placed') return waiting(order, now)
  if (order.problem === 'sold_out')
    return {
      start: 'Sold out,',
      end: 'paid back',
      text: 'Your payment came after the time was over, and the pieces were gone. You get all of it back.',
    }
  if (order.problem === 'amount_differs')
    return {
      start: 'Paid,',
      end: 'being checked',
      text: 'What was paid differs from the total. The shop looks into it before anything is sent.',
    }
  if (order.problem === 'refund_failed')
    return {
      start: 'Refund,',
      end: 'being checked',
      text: 'Your refund did not go through. The shop looks into it.',
    }
  const isCalledOff = order.fulfilment === 'none'
  if (order.delivery === 'download' || (isCalledOff && order.downloads.length > 0))
    return { start: 'Paid,', end: 'ready to download', text: 'Your files wait below.' }
  if (isCalledOff)
    return { start: 'Called off,', end: 'nothing comes', text: 'What went back to you stands below.' }
  const isPickup = order.delivery === 'pickup'
  const day = aheadUntil(order, now)
  if (day)
    return {
      start: 'Paid,',
      end: 'ordered ahead',
      text: `Available from ${dayInWords(day)}. ${isPickup ? 'Pick it up then.' : 'It is sent then.'}`,
    }
  return isPickup ? pickedUp(order) : onTheWay(order)
}

/** The day from which all of an order is available; null if any of it already is. */
function aheadUntil({ lines }: OrderPage, now: number): string | null {
  const isAhead = lines.every(
    (line) => line.shippedQuantity === 0 && !isAvailable(line.availableFrom, new Date(now)),
  )
  if (!isAhead) return null
  return (
    lines
      .map(({ availableFrom }) => availableFrom ?? '')
      .toSorted()
      .at(-1) ?? null
  )
}

function waiting(order: OrderPage, now: number): OrderWords {
  const minutes = minutesLeft(order, now) ?? 0
  if (order.delivery === 'download' && minutes > 0)
    return {
      start: 'Waits for',
      end: spanInWords(minutes),
      text: 'Your files are here as soon as you have paid. Nothing has been charged.',
    }
  const count = orderedPieces(order)
  const [those, they] =
    count === 1 ? ['One piece is yours', 'it goes'] : [`${capital(pieces(count))} are yours`, 'they go']
  if (minutes === 0)
    return {
      start: 'Time is',
      end: 'up',
      text:
        order.delivery === 'download'
          ? 'We are asking whether it was paid.'
          : 'We are asking whether it was paid. Otherwise the pieces go back to the shop.',
    }
  if (order.toConfirm)
    return {
      start: 'One press,',
      end: 'and they are kept',
      text:
        order.toConfirm === 'here'
          ? 'Until you press it, others can buy these pieces, too.'
          : 'Open the link in our mail and press the button there. Until then others can buy these pieces, too.',
    }
  if (order.payment === 'manual')
    return {
      start: 'Held for',
      end: spanInWords(minutes),
      text: `${those} until your payment is here. Without it ${they} back to the shop.`,
    }
  return {
    start: 'Held for',
    end: spanInWords(minutes),
    text: `${those} until you have paid. When the time is over ${they} back to the shop. Nothing has been charged.`,
  }
}

/** Whether pieces of an order, or of a part of it, are still to be picked up. */
export function isToPickUp({ delivery, status, problem, lines }: OrderPage): boolean {
  const isOpen = (status === 'placed' || status === 'paid') && problem === null
  return isOpen && delivery === 'pickup' && lines.some((line) => !line.isDownload && piecesNotSent(line) > 0)
}

function pickedUp({ fulfilment, pickupText, parts }: OrderPage): OrderWords {
  if (fulfilment === 'shipped') return { start: 'Picked', end: 'up', text: 'Thank you. Wear it well.' }
  if (fulfilment === 'partly_shipped')
    return { start: 'Partly', end: 'picked up', text: 'The rest waits for you.' }
  const isPlaceKnown = [pickupText, ...parts.map((part) => part.pickupText)].some(Boolean)
  return {
    start: 'Paid,',
    end: 'to pick up',
    text: `The shop hands it over${isPlaceKnown ? '; where and when is below' : ''}. Bring the number of your order.`,
  }
}

/** The names of those who sell these pieces; of an order of one seller the name on its receipt. */
export function sellersOf(
  { parts, merchantName }: Pick<OrderPage, 'parts' | 'merchantName'>,
  lines: readonly { lineId: string }[],
): string[] {
  if (parts.length < 2) return [merchantName]
  return parts
    .filter(({ lineIds }) => lines.some(({ lineId }) => lineIds.includes(lineId)))
    .map(({ name }) => name)
}

/** Pieces that are approved to go back, or on their way; null if there are none. */
function goingBack(order: OrderPage): OrderWords | null {
  const open = order.returns.filter(({ state }) => state === 'approved' || state === 'sent')
  const count = open.reduce((sum, { quantity }) => sum + quantity, 0)
  if (count === 0) return null
  const sellers = sellersOf(order, open)
  const here = `${sellers.join(' and ')} ${sellers.length === 1 ? 'has' : 'have'} ${count === 1 ? 'it' : 'them'}`
  return {
    start: `${capital(pieces(count))},`,
    end: 'going back',
    text: open.some(({ state }) => state === 'approved')
      ? `Approved. The money follows when ${here}.`
      : `On the way. The money follows when ${here}.`,
  }
}

function onTheWay(order: OrderPage): OrderWords {
  const back = goingBack(order)
  if (back) return back
  const goods = order.lines.filter(({ isDownload }) => !isDownload)
  const isSent = ({ id }: Line) => deliveryOfPieces(order, [{ lineId: id }]) === 'ship'
  const byParcel = goods.filter(isSent)
  const sent = piecesGone(byParcel)
  const picked = piecesGone(goods.filter((line) => !isSent(line)))
  const toSend = piecesLeft(byParcel)
  const toPick = piecesLeft(goods) - toSend
  if (sent + toSend === 0) return pickedUp(order)
  const isTracked = order.shipments.every(({ trackingNumber, trackingUrl }) => trackingNumber ?? trackingUrl)
  const text =
    order.fulfilment === 'shipped'
      ? `${parcelsOf(order)}${isTracked ? 'The tracking is below.' : 'What left, and when, is below.'}`
      : `${parcelsOf(order)}${restOf(order)}`
  if (picked > 0) {
    const end = `${numberInWords(picked)} picked up`
    return sent > 0
      ? { start: `${capital(numberInWords(sent))} on the way,`, end, text }
      : { start: `${capital(end)},`, end: `${numberInWords(toSend)} to come`, text }
  }
  if (order.fulfilment === 'shipped') return { start: allOf(sent), end: 'on the way', text }
  if (order.fulfilment === 'partly_shipped') {
    const count = sent + toSend + toPick
    return { start: `${capital(numberInWords(sent))} of ${numberInWords(count)},`, end: 'on the way', text }
  }
  const mail = 'A mail comes as soon as it leaves.'
  return { start: 'Paid,', end: 'being packed', text: toPick > 0 ? `${mail} ${waitForYou(toPick)}` : mail }
}

/** "Two parcels from two sellers. " where there are several; else nothing. Pieces picked up are no parcel. */
function parcelsOf(order: OrderPage): string {
  const parcels = order.shipments.filter(({ lines }) => deliveryOfPieces(order, lines) === 'ship')
  if (parcels.length < 2) return ''
  const from = sellersOf(
    order,
    parcels.flatMap(({ lines }) => lines),
  )
  const sellers = from.length > 1 ? ` from ${numberInWords(from.length)} sellers` : ''
  return `${capital(numberInWords(parcels.length))} parcels${sellers}. `
}

/** What is still to come: by name if that is short; then what waits to be picked up. */
function restOf(order: OrderPage): string {
  const left = order.lines.filter((line) => !line.isDownload && piecesNotSent(line) > 0)
  const sent = left.filter(({ id }) => deliveryOfPieces(order, [{ lineId: id }]) === 'ship')
  if (left.length > 0 && sent.length === 0) return 'The rest waits for you to pick it up.'
  const toPick = piecesLeft(left) - piecesLeft(sent)
  return toPick > 0 ? `${packingOf(sent)} ${waitForYou(toPick)}` : packingOf(sent)
}

/** When pieces that are sent come: by name if that is short. */
function packingOf(sent: readonly Line[]): string {
  const packed = sent.filter(({ availableFrom }) => isAvailable(availableFrom))
  if (sent.length > 0 && packed.length === 0) return 'The rest comes once it is available; the day is below.'
  if (packed.length === 0 || packed.length > 2)
    return 'The rest is being packed; a mail comes when it leaves.'
  const isOne = piecesLeft(packed) === 1
  const names = packed.map(({ title }) => title).join(' and ')
  return `${names} ${isOne ? 'is' : 'are'} being packed; a mail comes when ${isOne ? 'it leaves' : 'they leave'}.`
}

function waitForYou(count: number): string {
  const [wait, them] = count === 1 ? ['waits', 'it'] : ['wait', 'them']
  return `${capital(pieces(count))} ${wait} for you to pick ${them} up.`
}

function piecesGone(lines: readonly Line[]): number {
  return lines.reduce((sum, { shippedQuantity }) => sum + shippedQuantity, 0)
}

/** Pieces that are still to be handed over, without those cancelled before. */
function piecesLeft(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + piecesNotSent(line), 0)
}

function allOf(count: number): string {
  if (count === 1) return 'Packed,'
  return count === 2 ? 'Both,' : `All ${numberInWords(count)},`
}

function whyCancelled({ cancelReason, delivery }: OrderPage): string {
  const back = delivery === 'download' ? 'You can order again.' : 'The pieces are back in the shop.'
  if (cancelReason === 'buyer') return `You cancelled it. ${back}`
  if (cancelReason === 'seller') return `The shop cancelled it. ${back}`
  return `The time to pay was over. ${back}`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
