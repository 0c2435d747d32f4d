import { isStopMailsKey } from '@/auth/orderKeys'
import { StopMailsPage } from '@/components/settings/StopMailsPage'
import { isStoppable } from '@/contracts/notificationSettings'

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
  const { userId, kind, key } = await params
  const isRight = isStoppable(kind) && isStopMailsKey(userId, kind, key)
  const link = isRight ? { userId, kind, key } : null
  return <StopMailsPage link={link} isStopped={(await searchParams).stopped === 'true'} />
}
