'use client'

import { styled } from 'styled-components'
import { SCREENS } from '@/contracts/screens'
import { ComingSoonButton } from '../ui/ComingSoonButton'
import { EmptyState } from '../ui/EmptyState'
import { PageHeader } from '../ui/PageHeader'
import { SampleNote } from '../ui/SampleNote'
import { StatStrip } from '../ui/StatStrip'
import { announceComingSoon } from '../ui/toast/comingSoon'

const STATS = [
  { label: 'Images', value: 0 },
  { label: 'Graphics', value: 0 },
  { label: 'Folders', value: 0 },
  { label: 'Storage', value: '0 GB', note: 'of unlimited' },
] as const

/** A placeholder: four zeros and an empty state (docs/behaviour.md, 4.11). */
export function MediaManagerScreen() {
  return (
    <>
      <PageHeader title={SCREENS.media.title}>
        Where pictures and graphics for every platform will stand.
      </PageHeader>
      <SampleNote>
        Nothing is counted yet, not even the pictures of your profile and products. Uploading opens in a later
        version, which also measures the storage.
      </SampleNote>
      <StatStrip label="Media" stats={STATS} />
      <Zone
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          announceComingSoon('Uploading media')
        }}
      >
        <EmptyState
          title="No media files yet"
          action={
            <ComingSoonButton size="small" what="Uploading media">
              Upload Media
            </ComingSoonButton>
          }
        >
          Pictures and graphics will stand here.
        </EmptyState>
      </Zone>
    </>
  )
}

const Zone = styled.div`
  border: 1px dashed var(--control);
  border-radius: var(--r-card);
`
