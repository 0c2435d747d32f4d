import { LeavePage } from '@/components/audience/newsletter/LeavePage'
import { readSubscription } from '@/content/readSubscription'

export const dynamic = 'force-dynamic'

/** The link is the credential: it must not be cached, indexed or sent as a Referer. */
export const metadata = {
  title: 'Leave the list',
  robots: { index: false },
  referrer: 'no-referrer' as const,
}

type Props = { params: Promise<{ key: string }>; searchParams: Promise<{ done?: string }> }

export default async function Leave({ params, searchParams }: Props) {
  const [{ key }, { done }] = [await params, await searchParams]
  return <LeavePage found={await readSubscription(key)} linkKey={key} done={done ?? null} />
}
