import config from '@payload-config'
import { headers } from 'next/headers'
import { getPayload } from 'payload'
import type { OrderPage } from '@/contracts/orders/orderPage'
import { openOrder } from '@/endpoints/orders/openOrder'
import { testPaymentsAllowed } from '@/endpoints/payments/testGuard'

type Link = { number: string; key: string }

/** The order that a link opens, and when it was read, in ms since 1970; null when it opens none. */
export async function readOrderPage(link: Link): Promise<{ order: OrderPage; readAt: number } | null> {
  const order = await openOrder(await getPayload({ config }), link)
  return order && { order, readAt: Date.now() }
}

/** The order of a test payment's page; null where test payments are not allowed, and for any other order. */
export async function readTestOrder(link: Link): Promise<OrderPage | null> {
  if (!testPaymentsAllowed({ headers: await headers() })) return null
  const { order } = (await readOrderPage(link)) ?? {}
  return order?.payment === 'test' ? order : null
}
