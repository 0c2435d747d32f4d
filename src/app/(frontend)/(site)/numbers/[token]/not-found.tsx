import { MessagePage, TO_SITE } from '@/components/layout/MessagePage'

export default function NoNumbers() {
  return (
    <MessagePage headline={{ start: 'This link', end: 'has ended' }} link={TO_SITE}>
      Whoever gave it to you can make another one.
    </MessagePage>
  )
}
