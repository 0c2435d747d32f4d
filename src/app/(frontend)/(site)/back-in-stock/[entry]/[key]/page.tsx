import { PlacePage } from '@/components/waiting-list/PlacePage'
import { readWaitingPlace } from '@/content/readWaitingPlace'
import { notFoundPage } from '@/plugins/notFoundPage'
import { secretLinkMetadata } from '../../../../secretLinkMetadata'
import NoPlace from './not-found'

/** The link is the credential: the page must not be cached. */
export const dynamic = 'force-dynamic'

export const metadata = secretLinkMetadata('Your place in line')

type Props = { params: Promise<{ entry: string; key: string }> }

export default async function Place({ params }: Props) {
  const link = await params
  const found = await readWaitingPlace(link)
  if (!found) return notFoundPage(<NoPlace />)
  return <PlacePage place={found.opened} link={link} renderedAt={found.readAt} />
}
