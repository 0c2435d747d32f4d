import { notFound } from 'next/navigation'
import { PlacePage } from '@/components/waiting-list/PlacePage'
import { readWaitingPlace } from '@/content/readWaitingPlace'

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
  const found = await readWaitingPlace(link)
  if (!found) notFound()
  return <PlacePage place={found.place} link={link} renderedAt={found.readAt} />
}
