import type { PageCopy } from '@/contracts/content'
import { MessagePage } from '../../layout/MessagePage'

/** The page of a product that is not, or no longer, in the shop. */
export function NoProductPage({ copy }: { copy: PageCopy<'shop-texts'>['noProduct'] }) {
  return (
    <MessagePage headline={copy.heading} link={{ href: '/shop', text: copy.linkLabel }}>
      {copy.text}
    </MessagePage>
  )
}
