'use client'

import { useRouter } from 'next/navigation'
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import { styled } from 'styled-components'
import type { LibraryStart } from '@/contracts/schedule/library'
import { SCREENS, screenHref } from '@/contracts/screens'
import { useUrlChoice } from '../layout/useScreenSearch'
import { Button } from '../ui/Button'
import { ComingSoonButton } from '../ui/ComingSoonButton'
import { EmptyState } from '../ui/EmptyState'
import { Icon } from '../ui/Icon'
import { PageHeader } from '../ui/PageHeader'
import { StatStrip } from '../ui/StatStrip'
import { LibraryTabs } from './LibraryTabs'

type View = 'grid' | 'list'

/** Posts by their state, from the same tasks as the schedule (docs/behaviour.md, 4.10). */
export function ContentLibraryScreen({ start }: { start: LibraryStart }) {
  const [view, setView] = useUrlChoice<View>('view', 'grid', ['grid', 'list'])
  const router = useRouter()
  const { drafts, published } = start
  return (
    <>
      <PageHeader
        title={SCREENS.content.title}
        actions={
          <>
            <ViewToggle view={view} onChange={setView} />
            <Button icon="plus" onPress={() => router.push(`${screenHref('schedule')}?new=task`)}>
              Add Content
            </Button>
          </>
        }
      >
        Where every video, draft and published piece stands.
      </PageHeader>
      <StatStrip
        label="Content"
        stats={[
          { label: 'Videos', value: 0 },
          { label: 'Drafts', value: drafts.length },
          { label: 'Published', value: published.length },
        ]}
      />
      <p className="subtle">
        Drafts have a caption and are not published. Videos are counted once they can be uploaded, in a later
        version.
      </p>
      {drafts.length + published.length === 0 ? (
        <NoContent view={view} />
      ) : (
        <LibraryTabs start={start} view={view} />
      )}
    </>
  )
}

function NoContent({ view }: { view: View }) {
  return (
    <div className="card" data-view={view}>
      <EmptyState
        title="No content yet"
        action={
          <ComingSoonButton size="small" what="Uploading a video">
            Upload Your First Video
          </ComingSoonButton>
        }
      >
        What you write and publish in the Content Schedule stands here as{' '}
        {view === 'grid' ? 'a grid of cards' : 'a list of titles'}.
      </EmptyState>
    </div>
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
