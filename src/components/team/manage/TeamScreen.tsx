'use client'

import {
  type TeamApplication,
  type TeamApplicationCounts,
  APPLICATION_TEXTS,
  pageTeamApplications,
} from '@/contracts/team'
import { SCREENS, screenHref } from '@/contracts/screens'
import { type PagedList, usePagedList } from '../../layout/usePagedList'
import { useUrlChoice } from '../../layout/useScreenSearch'
import { EqualColumns } from '../../ui/Columns'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorNote } from '../../ui/ErrorNote'
import { LinkButton } from '../../ui/LinkButton'
import { LoadingText } from '../../ui/LoadingText'
import { PageHeader } from '../../ui/PageHeader'
import { SkeletonCards, SkeletonStrip } from '../../ui/Skeletons'
import { StatStrip } from '../../ui/StatStrip'
import { Tabs } from '../../ui/Tabs'
import type { TeamStart } from '@/contracts/teamTasks'
import { type Assignments, useAssignments } from './assignments'
import { ApplicationCard } from './ApplicationCard'
import { hasStatus } from '../../api/RequestError'
import { useLoadFailure } from '../../api/useLoadFailure'
import { useSession } from '../../session/useSession'

const TABS = [
  { id: 'all', label: 'All' },
  { id: 'pending', label: 'Pending' },
  { id: 'accepted', label: 'Team Members' },
  { id: 'rejected', label: 'Rejected' },
] as const
type TabId = (typeof TABS)[number]['id']

/** Team applications: counts, four tabs, decisions (docs/behaviour.md, 4.15). */
export function TeamScreen({ start }: { start: TeamStart }) {
  const assignments = useAssignments(start)
  const [tab, setTab] = useUrlChoice<TabId>(
    'tab',
    'all',
    TABS.map(({ id }) => id),
  )
  const list = useTeamApplications(tab === 'all' ? undefined : tab)
  const { first, isLoading, isForbidden, hasFailed, reload } = list
  return (
    <>
      <PageHeader title={SCREENS.applications.title}>Who wants to join, and who did.</PageHeader>
      {isLoading && <LoadingText skeleton={<TeamSkeleton />}>Loading applications...</LoadingText>}
      {hasFailed && <ErrorNote onRetry={reload}>The applications could not be loaded.</ErrorNote>}
      {isForbidden && (
        <div className="card">
          <EmptyState
            title="For admins"
            action={
              <LinkButton href={screenHref('reports')} variant="line" size="small">
                Send feedback
              </LinkButton>
            }
          >
            Applications hold private data, so only an admin reads and decides them. Ask about the team with
            feedback: an admin reads it and can answer.
          </EmptyState>
        </div>
      )}
      {first && !isForbidden && (
        <>
          <Counts counts={first.counts} />
          <Tabs<TabId>
            label="Applications"
            selected={tab}
            onChange={setTab}
            items={TABS.map(({ id, label }) => ({
              id,
              label,
              content: <Cards list={list} assignments={assignments} />,
            }))}
          />
        </>
      )}
    </>
  )
}

function TeamSkeleton() {
  return (
    <>
      <SkeletonStrip count={4} />
      <SkeletonCards />
    </>
  )
}

function Counts({ counts: { pending, accepted, rejected } }: { counts: TeamApplicationCounts }) {
  return (
    <StatStrip
      label="Applications"
      stats={[
        { label: 'Pending', value: pending, tone: 'amber' },
        { label: 'Team Members', value: accepted, tone: 'green' },
        { label: 'Rejected', value: rejected, tone: 'red' },
        { label: 'Total', value: pending + accepted + rejected },
      ]}
    />
  )
}

type CardsProps = {
  list: Pick<PagedList<TeamApplication>, 'items' | 'more' | 'listRef'>
  assignments: Assignments
}

function Cards({ list: { items, more, listRef }, assignments }: CardsProps) {
  if (items.length === 0) {
    return (
      <div className="card">
        <EmptyState
          title="Nobody here"
          action={
            <LinkButton href="/join-team" variant="line" size="small">
              Open the team page
            </LinkButton>
          }
        >
          Applications from the team page arrive here.
        </EmptyState>
      </div>
    )
  }
  return (
    <>
      <EqualColumns $count={2} $least="20rem" ref={listRef}>
        {items.map((application) => (
          <ApplicationCard key={application.id} application={application} assignments={assignments} />
        ))}
      </EqualColumns>
      {more}
    </>
  )
}

/** Team applications in a state, or all, page by page; loaded only for admins. A failure to load also shows a toast. */
function useTeamApplications(status: TeamApplication['status'] | undefined) {
  const { user } = useSession()
  const { load, ...list } = usePagedList(pageTeamApplications, {
    query: { status },
    isOn: user?.isAdmin === 'true',
  })
  const isForbidden = user?.isAdmin === 'false' || hasStatus(load.error, 403)
  const hasFailed = Boolean(load.error) && !isForbidden
  useLoadFailure(hasFailed && load.error, APPLICATION_TEXTS.fetchFailed)
  return { ...list, isLoading: load.isLoading && !isForbidden, isForbidden, hasFailed, reload: load.reload }
}
