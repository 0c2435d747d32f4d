'use client'

import { Button, Pill, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import type { DefaultCellComponentProps } from 'payload'
import { useState } from 'react'
import { approve } from './approval'

/** "Approved", "Being deleted", or the approve button, in a row of the users' list. */
export function ApprovedCell({ cellData, rowData }: DefaultCellComponentProps) {
  const router = useRouter()
  const [isPending, setPending] = useState(false)
  if (cellData)
    return (
      <Pill pillStyle="success" size="small">
        Approved
      </Pill>
    )

  if (rowData.erasingSince)
    return (
      <Pill pillStyle="warning" size="small">
        Being deleted
      </Pill>
    )

  async function approveThis() {
    setPending(true)
    const failure = await approve(String(rowData.id))
    if (failure) toast.error(failure)
    else toast.success(`${rowData.username} is approved.`)
    router.refresh()
    setPending(false)
  }

  return (
    <Button
      className="console-ink"
      buttonStyle="primary"
      size="small"
      margin={false}
      disabled={isPending}
      onClick={() => void approveThis()}
    >
      Approve<span className="console-hidden"> {rowData.username}</span>
    </Button>
  )
}
