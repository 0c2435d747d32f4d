import { MessagePage } from './MessagePage'

/** The page for unknown addresses. */
export function NotFoundPage() {
  return (
    <MessagePage
      headline={{ start: 'Gone', end: 'with the tide' }}
      link={{ href: '/', text: 'Back to the cover' }}
    >
      There is no page at this address. It moved, or it never was.
    </MessagePage>
  )
}
