'use client'

import { Button, ConfirmationModal, toast, useModal } from '@payloadcms/ui'
import { useState } from 'react'
import { cityOf, momentIn, scheduleWords } from './words'
import { useEditing } from './useEditing'

const LATER = 'publish-later'

/** Publishes the page now, or at a time. */
export function PublishPage() {
  const editing = useEditing()
  const { openModal } = useModal()
  const [isBusy, setBusy] = useState(false)
  const [moment, setMoment] = useState('')
  if (!editing) return null
  const { page, state, saving, conflicts } = editing
  const isUpToDate = state?.liveSince && !state.hasChanges && saving.kind === 'saved'
  const timeZone = state?.timeZone ?? 'UTC'
  const scheduled = state?.goesLive && scheduleWords({ goesLive: state.goesLive, timeZone })
  const isDisabled = isBusy || conflicts.length > 0 || Boolean(isUpToDate)

  async function publish() {
    setBusy(true)
    if (await page.publish()) toast.success('Published. Visitors see it now.')
    else toast.error('Not published. See the top of the page.')
    setBusy(false)
  }
  return (
    <>
      <Button buttonStyle="secondary" size="medium" onClick={() => openModal(LATER)} disabled={isBusy}>
        {scheduled ? 'Change time' : 'Publish later'}
      </Button>
      <Button id="action-save" size="medium" onClick={() => void publish()} disabled={isDisabled}>
        Publish changes
      </Button>
      <ConfirmationModal
        modalSlug={LATER}
        heading="Publish later"
        body={
          <div className="publish-later">
            {scheduled && <p>{scheduled}.</p>}
            <label htmlFor="publish-at">Day and time ({cityOf(timeZone)})</label>
            <input
              id="publish-at"
              type="datetime-local"
              value={moment}
              onChange={(event) => setMoment(event.target.value)}
            />
            <p>What the draft says at that time goes live. Leave it empty to publish nothing by itself.</p>
          </div>
        }
        confirmLabel="Set"
        onConfirm={() => page.schedule(moment === '' ? null : momentIn(timeZone, moment))}
      />
    </>
  )
}
