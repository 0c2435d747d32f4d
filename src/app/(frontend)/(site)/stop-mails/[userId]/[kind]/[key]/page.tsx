import { StopMailsPage } from '@/components/settings/StopMailsPage'
import { readStopLink } from '@/content/readStopLink'

export const dynamic = 'force-dynamic'

/** The link is the credential: it must not be cached, indexed or sent as a Referer. */
export const metadata = {
  title: 'Stop these mails',
  robots: { index: false },
  referrer: 'no-referrer' as const,
}

type Props = {
  params: Promise<{ userId: string; kind: string; key: string }>
  searchParams: Promise<{ stopped?: string }>
}

export default async function StopMails({ params, searchParams }: Props) {
  const [link, { stopped }] = [readStopLink(await params), await searchParams]
  return <StopMailsPage link={link} isStopped={stopped === 'true'} />
}
