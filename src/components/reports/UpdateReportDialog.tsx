'use client'

import type { ReactNode } from 'react'
import { Button } from '../ui/Button'
import { Dialog, DialogTrigger } from '../ui/Dialog'

/** The button under a report and the dialog in which its owner notes how it goes on. */
export function UpdateReportDialog({ children }: { children: (close: () => void) => ReactNode }) {
  return (
    <DialogTrigger>
      <Button variant="ink">Update status</Button>
      <Dialog title="Update the report">{({ close }) => children(close)}</Dialog>
    </DialogTrigger>
  )
}
