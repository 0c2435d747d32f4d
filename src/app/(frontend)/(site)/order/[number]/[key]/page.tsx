import { notFound } from 'next/navigation'
import { OrderPage } from '@/components/orders/order/OrderPage'
import { readOrderPage } from '@/content/readOrderPage'

export const dynamic = 'force-dynamic'

/** The link is the credential: it must not be cached, indexed or sent as a Referer. */
export const metadata = { title: 'Your order', robots: { index: false }, referrer: 'no-referrer' as const }

type Props = { params: Promise<{ number: string; key: string }> }

export default async function Order({ params }: Props) {
  const link = await params
  const found = await readOrderPage(link)
  if (!found) notFound()
  return <OrderPage order={found.order} link={link} renderedAt={found.readAt} />
}
