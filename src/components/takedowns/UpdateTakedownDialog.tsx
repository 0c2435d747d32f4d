'use client'

import type { ImageTakedownReport } from '@/contracts/takedowns'
import { lazyDialog } from '../api/lazyDialog'
import { updateButton } from '../ui/reports/updateButton'

const UpdateTakedownForm = lazyDialog(async () => (await import('./UpdateTakedownForm')).UpdateTakedownForm)

/** The button that records the progress of a takedown. */
export function UpdateTakedownDialog({ report }: { report: ImageTakedownReport }) {
  return <UpdateTakedownForm report={report} button={updateButton} />
}
