import { LeavePage } from '@/components/audience/newsletter/LeavePage'
import { readSubscription } from '@/content/readSubscription'
import { secretLinkMetadata } from '../../../secretLinkMetadata'

export const dynamic = 'force-dynamic'

export const metadata = secretLinkMetadata('Leave the list')

type Props = { params: Promise<{ key: string }>; searchParams: Promise<{ done?: string; c?: string }> }

export default async function Leave({ params, searchParams }: Props) {
  const [{ key }, { done, c }] = [await params, await searchParams]
  return (
    <LeavePage found={await readSubscription(key)} linkKey={key} letter={c ?? null} done={done ?? null} />
  )
}
