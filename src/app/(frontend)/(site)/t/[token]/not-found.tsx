import { MessagePage, TO_COVER } from '@/components/layout/MessagePage'

export default function NoMember() {
  return (
    <MessagePage headline={{ start: 'This link', end: 'no longer works' }} link={TO_COVER}>
      Ask the team for a new one.
    </MessagePage>
  )
}
