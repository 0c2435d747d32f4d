import { notFound } from 'next/navigation'
import { sampleItem } from '@/components/cart/sampleItem'
import { PlacePage } from '@/components/orders/line/PlacePage'
import { readPlaceInLine } from '@/content/readPlaceInLine'
import { readSampleCartItems } from '@/content/readPublic'

export const dynamic = 'force-dynamic'

/** The link is the credential: it must not be cached, indexed or sent as a Referer. */
export const metadata = {
  title: 'Your place in line',
  robots: { index: false },
  referrer: 'no-referrer' as const,
}

type Props = { params: Promise<{ entry: string; key: string }> }

export default async function Place({ params }: Props) {
  const link = await params
  const [found, samples] = await Promise.all([readPlaceInLine(link), readSampleCartItems()])
  if (!found) notFound()
  return (
    <PlacePage place={found.place} link={link} samples={samples.map(sampleItem)} renderedAt={found.readAt} />
  )
}
