import { TicketPage } from '@/components/events/ticket/TicketPage'
import { MessagePage, TO_COVER } from '@/components/layout/MessagePage'
import { readGuest } from '@/content/readGuest'
import { readSilk } from '@/content/readSilk'
import { notFoundPage } from '@/plugins/notFoundPage'
import { secretLinkMetadata } from '../../../../secretLinkMetadata'
import NoTicket from './not-found'

/** The link is the credential: the page must not be cached. */
export const dynamic = 'force-dynamic'

export const metadata = secretLinkMetadata('Your place')

type Props = {
  params: Promise<{ guest: string; key: string }>
  searchParams: Promise<{ left?: string }>
}

export default async function Ticket({ params, searchParams }: Props) {
  const [link, { left }] = await Promise.all([params, searchParams])
  const [found, silk] = await Promise.all([readGuest(link), readSilk()])
  if (found) return <TicketPage page={found.opened} link={link} silk={silk} renderedAt={found.readAt} />
  if (left !== 'true') return notFoundPage(<NoTicket />)
  return (
    <MessagePage headline={{ start: 'Given', end: 'back' }} link={TO_COVER}>
      Your place goes to the next in line, and your name and address are erased.
    </MessagePage>
  )
}
