import { MessagePage } from '@/components/layout/MessagePage'

export default function NoEvent() {
  return (
    <MessagePage headline={{ start: 'No event', end: 'here' }} link={{ href: '/', text: 'To the cover' }}>
      Its host has taken this page down, or the address has lost its end on the way.
    </MessagePage>
  )
}
