'use client'

import { ErrorScreen } from '@/components/layout/ErrorScreen'

/** Shown for any page that throws; `retry` asks the server again. */
export default function PageError({ retry }: { retry: () => void }) {
  return <ErrorScreen onRetry={retry} />
}
