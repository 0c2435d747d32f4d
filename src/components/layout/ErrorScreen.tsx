'use client'

import { useTransition } from 'react'

/** Shown in place of a page that failed, for example while the database is down. */
export function ErrorScreen({ onRetry }: { onRetry: () => void }) {
  const [isPending, startTransition] = useTransition()
  return (
    <main id="main" className="wrap">
      <div className="stack" role="alert" style={{ paddingBlock: 'clamp(4rem,14vh,9rem)' }}>
        <h1 className="display h1">
          Low <i>tide</i>
        </h1>
        <p className="lead measure">
          This page could not be loaded. That is our side, and usually over in a minute.
        </p>
        <p>
          <button
            type="button"
            className="button button-ink"
            disabled={isPending}
            onClick={() => startTransition(onRetry)}
          >
            Try again
          </button>
        </p>
      </div>
    </main>
  )
}
