'use client'

import { lazyDialog } from '../api/lazyDialog'

const ReportFakeAccountForm = lazyDialog(
  async () => (await import('./ReportFakeAccountForm')).ReportFakeAccountForm,
)

/** The button that creates a report. */
export function ReportFakeAccountDialog({ emptyLabel }: { emptyLabel?: string }) {
  return <ReportFakeAccountForm button={{ icon: 'shield', label: 'Report Fake Account', emptyLabel }} />
}
