import { MessagePage, TO_COVER } from '@/components/layout/MessagePage'

/** One page for every link that does not work; who has just left with it reads that. */
export default function NoMember({ hasLeft = false }: { hasLeft?: boolean }) {
  return (
    <MessagePage headline={{ start: 'This link', end: 'no longer works' }} link={TO_COVER}>
      {hasLeft ? 'You have left the team. You get no more tasks or mails.' : 'Ask the team for a new one.'}
    </MessagePage>
  )
}
