'use client'

import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { PublishLater } from './PublishLater'
import { useEditing } from './useEditing'

/** Publishes the page now, or at a time. */
export function PublishPage() {
  const editing = useEditing()
  const [isBusy, setBusy] = useState(false)
  if (!editing) return null
  const { page, state, saving, conflicts } = editing
  const isUpToDate = state?.liveSince && !state.hasChanges && saving.kind === 'saved'
  const isDisabled = isBusy || conflicts.length > 0 || Boolean(isUpToDate)

  async function publish() {
    setBusy(true)
    if (await page.publish()) toast.success('Published. Visitors see it now.')
    else toast.error('Not published. See the top of the page.')
    setBusy(false)
  }
  return (
    <>
      <PublishLater page={page} state={state} isDisabled={isDisabled} />
      <Button id="action-save" size="medium" onClick={() => void publish()} disabled={isDisabled}>
        Publish changes
      </Button>
    </>
  )
}
