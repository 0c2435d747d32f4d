'use client'

import type { FakeAccountReport } from '@/contracts/fake-accounts'
import { dialogLater } from '../api/dialogLater'
import { updateButton } from '../ui/reports/updateButton'

const UpdateFakeAccountForm = dialogLater(
  async () => (await import('./UpdateFakeAccountForm')).UpdateFakeAccountForm,
)

/** The button that records what the platform did. */
export function UpdateFakeAccountDialog({ report }: { report: FakeAccountReport }) {
  return <UpdateFakeAccountForm report={report} button={updateButton} />
}
