import { MessagePage } from '../../layout/MessagePage'

/** The page of a product that is not, or no longer, in the shop. */
export function NoProductPage() {
  return (
    <MessagePage
      headline={{ start: 'Not here', end: 'any more' }}
      link={{ href: '/shop', text: 'See the shop' }}
    >
      This piece has left the shop, or it never was at this address.
    </MessagePage>
  )
}
