'use client'

import type { ReactNode } from 'react'
import { Button } from '../Button'
import { Dialog, DialogTrigger } from '../Dialog'

type Props = { isPending: boolean; children: (close: () => void) => ReactNode }

/** The button under a report and the dialog in which its owner notes how it goes on. */
export function UpdateReportDialog({ isPending, children }: Props) {
  return (
    <DialogTrigger>
      <Button variant="ink">Update status</Button>
      <Dialog title="Update the report" isPending={isPending}>
        {({ close }) => children(close)}
      </Dialog>
    </DialogTrigger>
  )
}
