'use client'

import { ErrorScreen } from '@/components/layout/ErrorScreen'

/** Any page that throws, in the site's own look; `retry` asks the server again. */
export default function PageError({ retry }: { retry: () => void }) {
  return <ErrorScreen onRetry={retry} />
}
