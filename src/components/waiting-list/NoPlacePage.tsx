import { KEPT_MINUTES } from '@/contracts/waiting-list'
import { MessagePage } from '../layout/MessagePage'

/** The page of a link without a place in line: the place has ended, or the key is wrong. */
export function NoPlacePage() {
  return (
    <MessagePage
      headline={{ start: 'This link', end: 'is over' }}
      link={{ href: '/shop', text: 'See the shop' }}
    >
      {`A kept piece goes to the next in line after ${KEPT_MINUTES} minutes, or you have ordered it. `}
      Otherwise the link has lost its end on the way. You can get in line again on the page of the piece.
    </MessagePage>
  )
}
