'use client'

import { useRouter } from 'next/navigation'
import type { LibraryStart } from '@/contracts/schedule/library'
import { SCREENS, screenHref } from '@/contracts/screens'
import { useUrlChoice } from '../layout/useScreenSearch'
import { Button } from '../ui/Button'
import { EmptyState } from '../ui/EmptyState'
import { LinkButton } from '../ui/LinkButton'
import { PageHeader } from '../ui/PageHeader'
import { StatStrip } from '../ui/StatStrip'
import { LibraryTabs } from './LibraryTabs'
import { ViewToggle } from './ViewToggle'

type View = 'grid' | 'list'

/** Posts by their state, from the same tasks as the schedule (docs/behaviour.md, 4.10). */
export function ContentLibraryScreen({ start }: { start: LibraryStart }) {
  const [view, setView] = useUrlChoice<View>('view', 'grid', ['grid', 'list'])
  const router = useRouter()
  const { videos, drafts, published } = start
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
          { label: 'Videos', value: videos.total },
          { label: 'Drafts', value: drafts.total },
          { label: 'Published', value: published.total },
        ]}
      />
      <p className="subtle">
        Drafts have a caption or files and are not published. A post with a film of your Media is a video.
      </p>
      {videos.total + drafts.total + published.total === 0 ? (
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
          <LinkButton size="small" href={screenHref('media')}>
            Upload Your First Video
          </LinkButton>
        }
      >
        What you write and publish in the Content Schedule stands here as{' '}
        {view === 'grid' ? 'a grid of cards' : 'a list of titles'}.
      </EmptyState>
    </div>
  )
}
