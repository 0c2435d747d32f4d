import type { PageCopy } from '@/contracts/content'
import { MessagePage } from './MessagePage'

/** The page for unknown addresses. */
export function NotFoundPage({ copy }: { copy: PageCopy<'notices'>['notFound'] }) {
  return (
    <MessagePage headline={copy.heading} link={{ href: '/', text: copy.linkLabel }}>
      {copy.text}
    </MessagePage>
  )
}
