'use client'

import type { ReactNode } from 'react'
import { Button } from '../Button'
import { Dialog, DialogTrigger } from '../Dialog'

type Props = { isPending: boolean; children: (close: () => void) => ReactNode }

/** The button below a report and the dialog in which its owner updates it. */
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
