import { timingSafeEqual } from 'node:crypto'
import { CROCKFORD } from './crockford'
import { sign } from './sign'

/** Characters of a receipt's code that only this site can make. */
export const RECEIPT_MARK_LENGTH = 8

/**
 * The key in an order's link: 43 characters derived from its id with SECRETS_KEY. It is not stored: every mail computes
 * it again, and a leaked database opens no order.
 */
export function orderKey(orderId: string): string {
  return sign('order links', orderId)
}

/** The key of the same link in a mail: its holder reads the buyer's mailbox. It opens what `orderKey` opens. */
export function mailedOrderKey(orderId: string): string {
  return sign('mailed order links', orderId)
}

/** Whether a text can be a key at all; an order is looked up only for one that can. */
export function hasKeyShape(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}

/** Compares in constant time. */
export function isOrderKey(orderId: string, key: string): boolean {
  return isSame(key, orderKey(orderId)) || isMailedOrderKey(orderId, key)
}

/** Compares in constant time. */
export function isMailedOrderKey(orderId: string, key: string): boolean {
  return isSame(key, mailedOrderKey(orderId))
}

/** The key in the link of a place in line (docs/behaviour.md, 12.10), derived like an order's. */
export function waitingPlaceKey(entryId: string): string {
  return sign('waiting line links', entryId)
}

/** Compares in constant time. */
export function isLineKey(entryId: string, key: string): boolean {
  return isSame(key, waitingPlaceKey(entryId))
}

/** The key of the link that stops mails of a kind to a person (docs/behaviour.md, 10.1), derived like an order's. */
export function stopMailsKey(userId: string, kind: string): string {
  return sign('stop mails', `${userId} ${kind}`)
}

/** Compares in constant time. */
export function isStopMailsKey(userId: string, kind: string, key: string): boolean {
  return isSame(key, stopMailsKey(userId, kind))
}

/** The part of a receipt's code that only this site can make: eight characters derived from the order's id. */
export function receiptMark(orderId: string): string {
  const bytes = Buffer.from(sign('receipt codes', orderId), 'base64url').subarray(0, RECEIPT_MARK_LENGTH)
  return [...bytes].map((byte) => CROCKFORD[byte % CROCKFORD.length]).join('')
}

/** Compares in constant time. */
export function isReceiptMark(orderId: string, mark: string): boolean {
  return isSame(mark, receiptMark(orderId))
}

/** A mark that is the same for the same text and does not reveal it. */
export function markOf(text: string): string {
  return sign('order places', text)
}

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
