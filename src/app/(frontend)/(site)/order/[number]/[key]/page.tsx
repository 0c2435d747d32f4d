import { OrderPage } from '@/components/orders/order/OrderPage'
import { readOrderPage } from '@/content/readOrderPage'
import { notFoundPage } from '@/plugins/notFoundPage'
import { secretLinkMetadata } from '../../../../secretLinkMetadata'
import NoOrder from './not-found'

/** The link is the credential: the page must not be cached. */
export const dynamic = 'force-dynamic'

export const metadata = secretLinkMetadata('Your order')

type Props = { params: Promise<{ number: string; key: string }> }

export default async function Order({ params }: Props) {
  const link = await params
  const found = await readOrderPage(link)
  if (!found) return notFoundPage(<NoOrder />)
  return <OrderPage order={found.opened} link={link} renderedAt={found.readAt} />
}
