import { MessagePage } from '@/components/layout/MessagePage'

export default function NoPlace() {
  return (
    <MessagePage
      headline={{ start: 'No place', end: 'here' }}
      link={{ href: '/directory', text: 'All places' }}
    >
      It is not in the directory any more, or the address has lost its end on the way.
    </MessagePage>
  )
}
