import { ConfirmPage } from '@/components/audience/newsletter/ConfirmPage'
import { readGlobal } from '@/content/readGlobal'
import { readConfirmation } from '@/content/readSubscription'

export const dynamic = 'force-dynamic'

/** The link is the credential: it must not be cached, indexed or sent as a Referer. */
export const metadata = {
  title: 'Confirm your address',
  robots: { index: false },
  referrer: 'no-referrer' as const,
}

type Props = {
  params: Promise<{ subscriber: string; key: string }>
  searchParams: Promise<{ done?: string; chosen?: string }>
}

export default async function Confirm({ params, searchParams }: Props) {
  const [link, { done, chosen }] = [await params, await searchParams]
  const [found, { film }] = await Promise.all([readConfirmation(link), readGlobal('landing')])
  return (
    <ConfirmPage
      found={found}
      link={link}
      film={film}
      isDone={done === 'true'}
      hasChosenNothing={chosen === 'none'}
    />
  )
}
