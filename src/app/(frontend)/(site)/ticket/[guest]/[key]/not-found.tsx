import { GUEST_DAYS, UNCONFIRMED_HOURS } from '@/contracts/eventGuests'
import { MessagePage, TO_COVER } from '@/components/layout/MessagePage'

export default function NoTicket() {
  return (
    <MessagePage headline={{ start: 'This link', end: 'is over' }} link={TO_COVER}>
      {`It was not confirmed within ${UNCONFIRMED_HOURS} hours, the place was given back, or the event is more than `}
      {`${GUEST_DAYS} days ago. Otherwise the link has lost its end on the way.`}
    </MessagePage>
  )
}
