'use client'

import { Button, toast, useSelection } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { failureText } from '@/components/api/RequestError'
import { load } from '@/components/api/loader'
import { approve } from './approval'

type Waiting = { id: string; username: string }

/** Above the users' list: approves the selected users who are pending. */
export function ApproveSelected() {
  const router = useRouter()
  const { count, getQueryParams } = useSelection()
  const [isPending, setPending] = useState(false)
  if (!count) return null

  async function approveAll() {
    setPending(true)
    try {
      const query = `${getQueryParams({ approved: { equals: false } })}&pagination=false&depth=0&select[username]=true`
      const { docs } = await load<{ docs: Waiting[] }>(`/cms-api/users${query}`)
      const failed: string[] = []
      for (const { id, username } of docs) if (await approve(id)) failed.push(username)
      if (failed.length > 0) toast.error(`Not approved: ${failed.join(', ')}. Try again.`)
      else toast.success(docs.length === 1 ? '1 user approved.' : `${docs.length} users approved.`)
      router.refresh()
    } catch (error) {
      toast.error(failureText(error, 'Nobody was approved. Try again.'))
    } finally {
      setPending(false)
    }
  }

  return (
    <div className="console-list-actions">
      <Button
        buttonStyle="primary"
        size="small"
        margin={false}
        disabled={isPending}
        onClick={() => void approveAll()}
      >
        Approve {count} selected
      </Button>
    </div>
  )
}
