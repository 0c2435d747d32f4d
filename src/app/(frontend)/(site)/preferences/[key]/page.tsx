import { PreferencesPage } from '@/components/audience/newsletter/PreferencesPage'
import { readSubscription } from '@/content/readSubscription'
import { secretLinkMetadata } from '../../../secretLinkMetadata'

export const dynamic = 'force-dynamic'

export const metadata = secretLinkMetadata('What you get')

type Props = {
  params: Promise<{ key: string }>
  searchParams: Promise<{ saved?: string; erased?: string; erase?: string; news?: string; s?: string }>
}

export default async function Preferences({ params, searchParams }: Props) {
  const [{ key }, { saved, erased, erase, news, s }] = [await params, await searchParams]
  return (
    <PreferencesPage
      found={await readSubscription(key)}
      linkKey={key}
      isSaved={saved === 'true'}
      isErased={erased === 'true'}
      isErasing={erase === 'true'}
      isAskingForNews={news === 'true'}
      letterCode={typeof s === 'string' ? s : null}
    />
  )
}
