import { StopMailsPage } from '@/components/settings/StopMailsPage'
import { readStopLink } from '@/content/readStopLink'
import { secretLinkMetadata } from '../../../../../secretLinkMetadata'

/** The link is the credential: the page must not be cached. */
export const dynamic = 'force-dynamic'

export const metadata = secretLinkMetadata('Stop these mails')

type Props = {
  params: Promise<{ userId: string; kind: string; key: string }>
  searchParams: Promise<{ stopped?: string }>
}

export default async function StopMails({ params, searchParams }: Props) {
  const [link, { stopped }] = [readStopLink(await params), await searchParams]
  return <StopMailsPage link={link} isStopped={stopped === 'true'} />
}
