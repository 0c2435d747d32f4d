'use client'

import { Button } from '@payloadcms/ui'

/** A console view that failed, most likely because the database is down. No stored data is lost. */
export default function ConsoleError({ retry }: { retry: () => void }) {
  return (
    <main role="alert" style={{ padding: '4rem var(--gutter-h)' }}>
      <h1>Low tide</h1>
      <p>This view could not be loaded. That is our side, and usually over in a minute.</p>
      <Button onClick={() => retry()}>Try again</Button>
    </main>
  )
}
