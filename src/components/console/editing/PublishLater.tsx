'use client'

import { Button, Modal, useModal } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import type { PageState } from '@/contracts/editing'
import type { OpenPage } from './openPage'
import { cityOf } from '../../ui/timeZones'
import { dayAndTimeIn, momentIn, scheduleWords } from './words'

const LATER = 'publish-later'

type PublishLaterProps = {
  page: Pick<OpenPage, 'schedule'>
  state: PageState | null
  /** Whether nothing can be published now; a time that is set can still be taken back. */
  isDisabled: boolean
}

/** Sets the time at which the page is published by itself, changes it, or takes it back. */
export function PublishLater({ page, state, isDisabled }: PublishLaterProps) {
  const { openModal, closeModal, isModalOpen } = useModal()
  const [chosen, setChosen] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const timeZone = state?.timeZone ?? 'UTC'
  const goesLive = state?.goesLive ?? null

  function open() {
    setChosen(goesLive ? dayAndTimeIn(timeZone, goesLive) : '')
    setFault(null)
    openModal(LATER)
  }
  async function schedule(moment: string | null) {
    if (isBusy) return
    setBusy(true)
    const refusal = await page.schedule(moment)
    setBusy(false)
    setFault(refusal)
    if (refusal) field.current?.focus()
    else closeModal(LATER)
  }
  return (
    <>
      <Button buttonStyle="secondary" size="medium" onClick={open} disabled={isDisabled && !goesLive}>
        {goesLive ? 'Change time' : 'Publish later'}
      </Button>
      {isModalOpen(LATER) && (
        <Modal
          slug={LATER}
          className="confirmation-modal publish-later"
          closeOnBlur={false}
          aria-labelledby="publish-later-title"
        >
          <div className="confirmation-modal__wrapper">
            <div className="confirmation-modal__content">
              <h1 id="publish-later-title">Publish later</h1>
              {goesLive && <p>{scheduleWords({ goesLive, timeZone })}.</p>}
              <label htmlFor="publish-at">Day and time ({cityOf(timeZone)})</label>
              <input
                ref={field}
                id="publish-at"
                type="datetime-local"
                value={chosen}
                aria-invalid={fault !== null}
                aria-describedby={fault === null ? undefined : 'publish-at-fault'}
                onChange={(event) => {
                  setChosen(event.target.value)
                  setFault(null)
                }}
              />
              {fault !== null && (
                <p id="publish-at-fault" role="alert">
                  {fault}
                </p>
              )}
              <p>What the draft says at that time goes live.</p>
            </div>
            <div className="confirmation-modal__controls">
              <Button buttonStyle="secondary" size="large" onClick={() => closeModal(LATER)}>
                Cancel
              </Button>
              {goesLive && (
                <Button buttonStyle="secondary" size="large" onClick={() => void schedule(null)}>
                  Cancel the schedule
                </Button>
              )}
              <Button
                size="large"
                disabled={chosen === '' || isDisabled}
                onClick={() => void schedule(momentIn(timeZone, chosen))}
              >
                Set
              </Button>
            </div>
          </div>
        </Modal>
      )}
    </>
  )
}
