'use client'

import type { FakeAccountReport } from '@/contracts/fake-accounts'
import { lazyDialog } from '../api/lazyDialog'
import { updateButton } from '../ui/reports/updateButton'

const UpdateFakeAccountForm = lazyDialog(
  async () => (await import('./UpdateFakeAccountForm')).UpdateFakeAccountForm,
)

/** The button that records what the platform did. */
export function UpdateFakeAccountDialog({ report }: { report: FakeAccountReport }) {
  return <UpdateFakeAccountForm report={report} button={updateButton} />
}
