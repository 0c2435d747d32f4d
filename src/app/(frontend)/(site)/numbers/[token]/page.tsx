import { NumbersPage } from '@/components/audience/numbers/NumbersPage'
import { brandName } from '@/content/brandName'
import { readShared } from '@/content/readAudience'
import { notFoundPage } from '@/plugins/notFoundPage'
import { secretLinkMetadata } from '../../../secretLinkMetadata'
import NoNumbers from './not-found'

/** The link is the credential: the page must not be cached. */
export const dynamic = 'force-dynamic'

export const metadata = secretLinkMetadata('Numbers')

type Props = { params: Promise<{ token: string }> }

/** 404, with one text, for a link that is unknown or ended. */
export default async function Numbers({ params }: Props) {
  const numbers = await readShared((await params).token)
  if (!numbers) return notFoundPage(<NoNumbers />)
  return <NumbersPage numbers={numbers} brand={await brandName()} />
}
