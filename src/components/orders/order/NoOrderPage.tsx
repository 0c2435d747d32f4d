import { MessagePage } from '../../layout/MessagePage'

/** The page of a link that leads to no order; a wrong number and a wrong key look the same. */
export function NoOrderPage() {
  return (
    <MessagePage
      headline={{ start: 'No such', end: 'order' }}
      link={{ href: '/order', text: 'Find my order' }}
    >
      This link leads to no order. It may have lost its end on the way.
    </MessagePage>
  )
}
