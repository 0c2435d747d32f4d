import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { environment } from '@/environment'

/**
 * The key in the link of an order: 43 characters made of its id under SECRETS_KEY. Nothing of it is stored, so every
 * mail can make it again, and a copy of the database opens no order.
 */
export function orderKey(orderId: string): string {
  return sign('order links', orderId)
}

/** Compares in constant time. */
export function isOrderKey(orderId: string, key: string): boolean {
  const [given, right] = [Buffer.from(key), Buffer.from(orderKey(orderId))]
  return given.length === right.length && timingSafeEqual(given, right)
}

/** A mark that is the same for the same text, and from which the text cannot be found out. */
export function markOf(text: string): string {
  return sign('order places', text)
}

function sign(purpose: string, text: string): string {
  if (!environment.secretsKey) throw new Error('SECRETS_KEY is not set')
  const key = Buffer.from(hkdfSync('sha256', environment.secretsKey, '', purpose, 32))
  return createHmac('sha256', key).update(text).digest('base64url')
}
