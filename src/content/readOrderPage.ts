import config from '@payload-config'
import { headers } from 'next/headers'
import { getPayload } from 'payload'
import type { OrderPage } from '@/contracts/orders/orderPage'
import { orderOfLink } from '@/domain/orders/orderLink'
import { type Opened, openLink } from '@/endpoints/core/openLink'
import { pageOf } from '@/endpoints/orders/orderHandlers'
import { testPaymentsAllowed } from '@/endpoints/payments/testGuard'

type Link = { number: string; key: string }

/** The order that a link opens; null when it opens none. */
export async function readOrderPage(link: Link): Promise<Opened<OrderPage> | null> {
  return openLink(await getPayload({ config }), async (req) =>
    pageOf(req, await orderOfLink(req, link), link.key),
  )
}

/** The order of a test payment's page; null where test payments are not allowed, and for any other order. */
export async function readTestOrder(link: Link): Promise<OrderPage | null> {
  if (!testPaymentsAllowed({ headers: await headers() })) return null
  const { opened } = (await readOrderPage(link)) ?? {}
  return opened?.payment === 'test' ? opened : null
}
