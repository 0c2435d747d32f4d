'use client'

import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import { styled } from 'styled-components'
import { SCREENS } from '@/contracts/screens'
import { useUrlChoice } from '../layout/useScreenSearch'
import { ComingSoonButton } from '../ui/ComingSoonButton'
import { EmptyState } from '../ui/EmptyState'
import { Icon } from '../ui/Icon'
import { PageHeader } from '../ui/PageHeader'
import { SampleNote } from '../ui/SampleNote'
import { StatStrip } from '../ui/StatStrip'

type View = 'grid' | 'list'

const STATS = [
  { label: 'Videos', value: 0 },
  { label: 'Drafts', value: 0 },
  { label: 'Published', value: 0 },
] as const

/** A placeholder with a view toggle (docs/behaviour.md, 4.10). */
export function ContentLibraryScreen() {
  const [view, setView] = useUrlChoice<View>('view', 'grid', ['grid', 'list'])
  return (
    <>
      <PageHeader
        title={SCREENS.content.title}
        actions={
          <>
            <ViewToggle view={view} onChange={setView} />
            <ComingSoonButton icon="plus" what="Adding content">
              Add Content
            </ComingSoonButton>
          </>
        }
      >
        Where every video, draft and published piece will stand.
      </PageHeader>
      <SampleNote>
        These zeros count nothing yet. Adding content opens in a later version; your videos, drafts and posts
        are counted then.
      </SampleNote>
      <StatStrip label="Content" stats={STATS} />
      <div className="card" data-view={view}>
        <EmptyState
          title="No content yet"
          action={
            <ComingSoonButton size="small" what="Uploading a video">
              Upload Your First Video
            </ComingSoonButton>
          }
        >
          Videos will stand here as {view === 'grid' ? 'a grid of pictures' : 'a list of titles'}.
        </EmptyState>
      </div>
    </>
  )
}

function ViewToggle({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  return (
    <Pair
      aria-label="View"
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[view]}
      onSelectionChange={(keys) => onChange([...keys][0] as View)}
    >
      <ToggleButton id="grid" aria-label="Grid" className="icon-button">
        <Icon name="grid" />
      </ToggleButton>
      <ToggleButton id="list" aria-label="List" className="icon-button">
        <Icon name="list" />
      </ToggleButton>
    </Pair>
  )
}

const Pair = styled(ToggleButtonGroup)`
  display: inline-flex;
  flex: none;

  .icon-button {
    width: var(--h-control);
    height: var(--h-control);
    border: 1px solid var(--control);
    border-radius: var(--r-control) 0 0 var(--r-control);
    color: var(--ink-3);
  }
  .icon-button + .icon-button {
    border-left: 0;
    border-radius: 0 var(--r-control) var(--r-control) 0;
  }
  @media (forced-colors: none) {
    [data-selected] {
      background: var(--sunken);
      color: var(--ink);
    }
  }
`
