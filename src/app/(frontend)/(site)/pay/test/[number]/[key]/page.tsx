import { TestPaymentPage } from '@/components/orders/testPayment/TestPaymentPage'
import { readTestOrder } from '@/content/readOrderPage'
import { notFoundPage } from '@/plugins/notFoundPage'
import { secretLinkMetadata } from '../../../../../secretLinkMetadata'
import NoOrder from './not-found'

export const dynamic = 'force-dynamic'

export const metadata = secretLinkMetadata('Test payment')

type Props = { params: Promise<{ number: string; key: string }> }

export default async function TestPayment({ params }: Props) {
  const link = await params
  const order = await readTestOrder(link)
  if (!order) return notFoundPage(<NoOrder />)
  return <TestPaymentPage order={order} link={link} orderUrl={`/order/${link.number}/${link.key}`} />
}
