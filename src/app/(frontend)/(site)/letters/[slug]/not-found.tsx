import { MessagePage, TO_COVER } from '@/components/layout/MessagePage'

export default function NoLetter() {
  return (
    <MessagePage headline={{ start: 'No letter', end: 'here' }} link={TO_COVER}>
      It was for its readers alone, or the address has lost its end on the way.
    </MessagePage>
  )
}
