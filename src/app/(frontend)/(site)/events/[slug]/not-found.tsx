import { MessagePage, TO_COVER } from '@/components/layout/MessagePage'

export default function NoEvent() {
  return (
    <MessagePage headline={{ start: 'No event', end: 'here' }} link={TO_COVER}>
      Its host has taken this page down, or the address has lost its end on the way.
    </MessagePage>
  )
}
