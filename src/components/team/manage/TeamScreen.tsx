'use client'

import type { TeamApplication } from '@/contracts/team'
import { SCREENS, screenHref } from '@/contracts/screens'
import { useShownRows } from '../../layout/useShownRows'
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
import { ApplicationCard } from './ApplicationCard'
import { useTeamApplications } from './useTeamApplications'

const TABS = [
  { id: 'all', label: 'All' },
  { id: 'pending', label: 'Pending' },
  { id: 'accepted', label: 'Team Members' },
  { id: 'rejected', label: 'Rejected' },
] as const
type TabId = (typeof TABS)[number]['id']

/** Team applications: counts, four tabs, decisions (docs/behaviour.md, 4.15). */
export function TeamScreen() {
  const { applications, isLoading, isForbidden, hasFailed, reload } = useTeamApplications()
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
      {!isLoading && !hasFailed && !isForbidden && <Team applications={applications} />}
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

function Team({ applications }: { applications: TeamApplication[] }) {
  const [tab, setTab] = useUrlChoice<TabId>(
    'tab',
    'all',
    TABS.map(({ id }) => id),
  )
  const inTab = (id: TabId) => applications.filter(({ status }) => id === 'all' || status === id)
  return (
    <>
      <StatStrip
        label="Applications"
        stats={[
          { label: 'Pending', value: inTab('pending').length, tone: 'amber' },
          { label: 'Team Members', value: inTab('accepted').length, tone: 'green' },
          { label: 'Rejected', value: inTab('rejected').length, tone: 'red' },
          { label: 'Total', value: applications.length },
        ]}
      />
      <Tabs<TabId>
        label="Applications"
        selected={tab}
        onChange={setTab}
        items={TABS.map(({ id, label }) => ({ id, label, content: <Cards applications={inTab(id)} /> }))}
      />
    </>
  )
}

function Cards({ applications }: { applications: TeamApplication[] }) {
  const { shown, more, listRef } = useShownRows('applications', applications)
  if (applications.length === 0) {
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
        {shown.map((application) => (
          <ApplicationCard key={application.id} application={application} />
        ))}
      </EqualColumns>
      {more}
    </>
  )
}
