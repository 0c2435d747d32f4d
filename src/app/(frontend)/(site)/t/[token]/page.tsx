import { MemberPage } from '@/components/team/member/MemberPage'
import { readMember } from '@/content/readMember'
import { environment } from '@/environment'
import { notFoundPage } from '@/plugins/notFoundPage'
import { secretLinkMetadata } from '../../../secretLinkMetadata'
import NoMember from './not-found'

/** The link is the credential: the page must not be cached. */
export const dynamic = 'force-dynamic'

export const metadata = secretLinkMetadata('Your tasks')

type Props = {
  params: Promise<{ token: string }>
  searchParams: Promise<{ changed?: string; chosen?: string }>
}

/** Opening it changes nothing; 404, with one text, for a link that is unknown, revoked, replaced or over. */
export default async function Member({ params, searchParams }: Props) {
  const [{ token }, { changed, chosen }] = [await params, await searchParams]
  const found = await readMember(token)
  if (!found) return notFoundPage(<NoMember hasLeft={chosen === 'leave'} />)
  return (
    <MemberPage {...found} token={token} timeZone={environment.timeZone} wasChanged={changed === 'true'} />
  )
}
