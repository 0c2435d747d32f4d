import { ConfirmPage } from '@/components/audience/newsletter/ConfirmPage'
import { readSilk } from '@/content/readSilk'
import { readConfirmation } from '@/content/readSubscription'
import { secretLinkMetadata } from '../../../../secretLinkMetadata'

export const dynamic = 'force-dynamic'

export const metadata = secretLinkMetadata('Confirm your address')

type Props = {
  params: Promise<{ subscriber: string; key: string }>
  searchParams: Promise<{ done?: string; chosen?: string }>
}

export default async function Confirm({ params, searchParams }: Props) {
  const [link, { done, chosen }] = [await params, await searchParams]
  const [found, silk] = await Promise.all([readConfirmation(link), readSilk()])
  return (
    <ConfirmPage
      found={found}
      link={link}
      silk={silk}
      isDone={done === 'true'}
      hasChosenNothing={chosen === 'none'}
    />
  )
}
