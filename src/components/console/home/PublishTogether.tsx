'use client'

import { Button, ConfirmationModal, toast, useModal } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { request } from '@/components/api/request'
import { EDITING_TEXTS, type PublishedTogether, publishTogetherPath } from '@/contracts/editing'

type WaitingPage = {
  slug: string
  label: string
  href: string
  /** The names of the fields that differ from what is live. */
  changes: readonly string[]
}
type PublishTogetherProps = { pages: readonly WaitingPage[] }

const QUESTION = 'publish-together'
/** How many fields of a page are named. */
const NAMED = 4

/** "2 pages have changes not yet live", what those are, and a button that publishes all of them or none. */
export function PublishTogether({ pages }: PublishTogetherProps) {
  const router = useRouter()
  const { openModal } = useModal()
  const [isBusy, setBusy] = useState(false)
  const [faults, setFaults] = useState<PublishedTogether['faults']>([])

  async function publish() {
    setBusy(true)
    try {
      const body = { pages: pages.map(({ slug }) => slug) }
      const answer = await request('POST', `/cms-api${publishTogetherPath}`, body)
      const { faults: found } = (await answer.json()) as PublishedTogether
      setFaults(found)
      if (found.length === 0) toast.success('Published. Visitors see all of it now.')
      router.refresh()
    } catch {
      toast.error(EDITING_TEXTS.notTogether)
    }
    setBusy(false)
  }
  const one = pages.length === 1
  return (
    <section className="console-together" aria-label="Not yet live">
      <div>
        <p>
          <b>{`${pages.length} ${one ? 'page has' : 'pages have'} changes not yet live`}</b>
        </p>
        <ul>
          {pages.map(({ slug, label, href, changes }) => (
            <li key={slug}>
              <a href={href}>{label}</a>
              {changes.length > 0 && `: ${named(changes)}`}
            </li>
          ))}
        </ul>
      </div>
      <Button size="medium" margin={false} onClick={() => openModal(QUESTION)} disabled={isBusy}>
        {one ? 'Publish' : 'Publish together'}
      </Button>
      <ConfirmationModal
        modalSlug={QUESTION}
        heading={one ? 'Publish this page?' : `Publish these ${pages.length} pages?`}
        body={`Visitors see the drafts at once: ${pages.map(({ label }) => label).join(', ')}.`}
        confirmLabel="Publish"
        onConfirm={publish}
      />
      {faults.length > 0 && (
        <div role="alert">
          <p>Nothing was published. First:</p>
          <ul>
            {faults.map(({ page, label, message }) => (
              <li key={page}>
                <a href={`/admin/globals/${page}`}>{label}</a>
                {`: ${message}`}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

/** "Heading, Text and 3 more". */
function named(changes: readonly string[]): string {
  const shown = changes.slice(0, NAMED).join(', ')
  return changes.length > NAMED ? `${shown} and ${changes.length - NAMED} more` : shown
}
