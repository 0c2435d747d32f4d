import { PreferencesPage } from '@/components/audience/newsletter/PreferencesPage'
import { readSubscription } from '@/content/readSubscription'

export const dynamic = 'force-dynamic'

/** The link is the credential: it must not be cached, indexed or sent as a Referer. */
export const metadata = {
  title: 'What you get',
  robots: { index: false },
  referrer: 'no-referrer' as const,
}

type Props = {
  params: Promise<{ key: string }>
  searchParams: Promise<{ saved?: string; erased?: string; erase?: string }>
}

export default async function Preferences({ params, searchParams }: Props) {
  const [{ key }, { saved, erased, erase }] = [await params, await searchParams]
  return (
    <PreferencesPage
      found={await readSubscription(key)}
      linkKey={key}
      isSaved={saved === 'true'}
      isErased={erased === 'true'}
      isErasing={erase === 'true'}
    />
  )
}
