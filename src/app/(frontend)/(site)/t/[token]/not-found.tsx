import { MessagePage } from '@/components/layout/MessagePage'

export default function NoMember() {
  return (
    <MessagePage
      headline={{ start: 'This link', end: 'no longer works' }}
      link={{ href: '/', text: 'To the cover' }}
    >
      Ask the team for a new one.
    </MessagePage>
  )
}
