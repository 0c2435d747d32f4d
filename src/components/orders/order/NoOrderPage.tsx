import type { PageCopy } from '@/contracts/content'
import { MessagePage } from '../../layout/MessagePage'

/** The page of a link that leads to no order; a wrong number and a wrong key look the same. */
export function NoOrderPage({ copy }: { copy: PageCopy<'shop-texts'>['noOrder'] }) {
  return (
    <MessagePage headline={copy.heading} link={{ href: '/order', text: copy.linkLabel }}>
      {copy.text}
    </MessagePage>
  )
}
