'use client'

import { dialogLater } from '../api/dialogLater'

const ReportFakeAccountForm = dialogLater(
  async () => (await import('./ReportFakeAccountForm')).ReportFakeAccountForm,
)

/** The button that creates a report. */
export function ReportFakeAccountDialog({ emptyLabel }: { emptyLabel?: string }) {
  return <ReportFakeAccountForm button={{ icon: 'shield', label: 'Report Fake Account', emptyLabel }} />
}
