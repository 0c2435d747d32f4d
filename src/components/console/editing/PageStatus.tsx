'use client'

import { Button, ConfirmationModal, LeaveWithoutSaving, useAllFormFields, useModal } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { openPage } from './openPage'
import { PageTabs } from './PageTabs'
import { setOpenPage, useEditing } from './useEditing'
import { usePageForm } from './usePageForm'
import { usePreview } from './usePreview'
import { failureWords, liveWords, missingWords, savingWords, scheduleWords } from './words'

const QUESTION = 'back-to-live'

/** In the status bar: what of the page is live, and whether what is typed is saved. Saves the page while it is open. */
export function PageStatus() {
  const form = usePageForm()
  const first = useRef(form)
  const [fields] = useAllFormFields()
  const editing = useEditing()
  const { openModal } = useModal()
  const page = editing?.page
  usePreview()

  useEffect(() => {
    // After the effects of Payload's form, before which it may hold no values.
    const opening = setTimeout(() => setOpenPage(openPage(first.current)))
    return () => {
      clearTimeout(opening)
      setOpenPage(null)
    }
  }, [])
  useEffect(() => page?.changed(), [page, fields])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      void page?.save()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [page])

  if (!editing) return <span className="page-status">Opening…</span>
  const { saving, state } = editing
  const missing = missingWords(form.leaves, fields)
  return (
    <div className="page-status">
      <PageTabs />
      {state && (
        <p className="page-status-live">
          <span>{liveWords(state)}</span>
          {state.goesLive && (
            <span>{scheduleWords({ goesLive: state.goesLive, timeZone: state.timeZone })}</span>
          )}
          {state.failure && (
            <span className="page-status-failure">{failureWords(state.failure, state.timeZone)}</span>
          )}
          {state.liveSince && state.hasChanges && (
            <Button buttonStyle="none" className="page-status-link" onClick={() => openModal(QUESTION)}>
              Back to what is live
            </Button>
          )}
        </p>
      )}
      {missing && <p className="page-status-missing">{missing}</p>}
      <p className="page-status-saving" data-kind={saving.kind} aria-live="polite">
        <span>{savingWords(saving)}</span>
        {saving.kind === 'loggedOut' && (
          <a
            href={`/auth?next=${encodeURIComponent(window.location.pathname)}`}
            target="_blank"
            rel="noopener"
          >
            Log in again
          </a>
        )}
      </p>
      <LeaveWithoutSaving disablePreventLeave={saving.kind === 'saved'} />
      <ConfirmationModal
        modalSlug={QUESTION}
        heading="Back to what is live?"
        body="The draft gets the words that visitors see now. Its own words stay in Versions."
        confirmLabel="Back to what is live"
        onConfirm={() => editing.page.backToLive()}
      />
    </div>
  )
}
