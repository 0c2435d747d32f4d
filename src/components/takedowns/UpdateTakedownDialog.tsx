'use client'

import type { ImageTakedownReport } from '@/contracts/takedowns'
import { dialogLater } from '../api/dialogLater'
import { updateButton } from '../ui/reports/updateButton'

const UpdateTakedownForm = dialogLater(async () => (await import('./UpdateTakedownForm')).UpdateTakedownForm)

/** The button that records the progress of a takedown. */
export function UpdateTakedownDialog({ report }: { report: ImageTakedownReport }) {
  return <UpdateTakedownForm report={report} button={updateButton} />
}
