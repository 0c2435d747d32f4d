'use client'

import { useRef } from 'react'
import { styled } from 'styled-components'
import {
  FAKE_ACCOUNT_PLATFORM_LABELS,
  FAKE_ACCOUNT_PROGRESS,
  FAKE_ACCOUNT_REASON_LABELS,
  FAKE_ACCOUNT_STATUSES,
  FAKE_ACCOUNT_STATUS_LABELS,
  type FakeAccountReport,
} from '@/contracts/fake-accounts'
import { Badge } from '../ui/Badge'
import { Button } from '../ui/Button'
import { Toolbar } from '../ui/Columns'
import { EmptyState } from '../ui/EmptyState'
import { ErrorNote } from '../ui/ErrorNote'
import { LoadingText } from '../ui/LoadingText'
import { Select } from '../ui/Select'
import { SkeletonSplit } from '../ui/Skeletons'
import { formatDay } from '../ui/formatDay'
import { FakeAccountDetail } from './FakeAccountDetail'
import { MasterDetail, ReportRow, showDetail } from '../ui/reports/MasterDetail'
import { ReportFakeAccountDialog } from './ReportFakeAccountDialog'
import { FAKE_ACCOUNT_TONES } from './fakeAccountTones'
import { toItems } from '../ui/form/items'
import { ALL, type useMyReports } from './useMyReports'

const FILTER_ITEMS = [
  { id: ALL, label: 'All statuses' },
  ...toItems(FAKE_ACCOUNT_STATUSES, FAKE_ACCOUNT_STATUS_LABELS),
] as const

/** The user's reports with a status filter, the selected one beside the list. */
export function MyReportsTab({ reports }: { reports: ReturnType<typeof useMyReports> }) {
  const { items, total, totalOfAll, load, more, listRef, words, selected, select, status, setStatus } =
    reports
  const detail = useRef<HTMLDivElement>(null)
  const { search, nothing } = words.show({ name: 'reports', total, found: items.length })
  if (load.isLoading) return <LoadingText skeleton={<SkeletonSplit />}>Loading reports...</LoadingText>
  if (load.error) return <ErrorNote onRetry={load.reload}>Your reports could not be loaded.</ErrorNote>

  function handleSelect(id: string) {
    select(id)
    showDetail(detail.current)
  }
  return (
    <Stack>
      <Toolbar>
        {search}
        <Select label="Status" items={FILTER_ITEMS} value={status} onChange={setStatus} />
        <Button variant="quiet" isDisabled={status === ALL} onPress={() => setStatus(ALL)}>
          Clear Filter
        </Button>
      </Toolbar>
      <p className="visually-hidden" aria-live="polite">{`${total} of ${totalOfAll} reports`}</p>
      {nothing}
      {nothing ? null : items.length === 0 || !selected ? (
        <div className="card">
          {totalOfAll === 0 ? (
            <EmptyState
              title="No reports yet"
              action={<ReportFakeAccountDialog emptyLabel="Report the first one" />}
            >
              Two minutes for the first one. Keep the link at hand.
            </EmptyState>
          ) : (
            <EmptyState title="No report in this state">Clear the filter to see all.</EmptyState>
          )}
        </div>
      ) : (
        <MasterDetail
          label="My reports"
          detailRef={detail}
          listRef={listRef}
          more={more}
          list={items.map((report) => (
            <ReportRow
              key={report.id}
              title={nameOf(report)}
              note={noteOf(report)}
              date={formatDay(report.createdAt)}
              badge={
                <Badge tone={FAKE_ACCOUNT_TONES[report.reportStatus]}>
                  {FAKE_ACCOUNT_STATUS_LABELS[report.reportStatus]}
                </Badge>
              }
              progress={FAKE_ACCOUNT_PROGRESS[report.reportStatus]}
              isRejected={report.reportStatus === 'rejected'}
              isSelected={report.id === selected.id}
              onSelect={() => handleSelect(report.id)}
            />
          ))}
          detail={<FakeAccountDetail key={selected.id} report={selected} name={nameOf(selected)} />}
        />
      )}
    </Stack>
  )
}

function nameOf({ fakeAccountUsername, fakeAccountUrl }: FakeAccountReport): string {
  return fakeAccountUsername ?? fakeAccountUrl.replace(/^https?:\/\//, '')
}

function noteOf({ platform, reportReason }: FakeAccountReport): string {
  return `${FAKE_ACCOUNT_PLATFORM_LABELS[platform]} · ${FAKE_ACCOUNT_REASON_LABELS[reportReason]}`
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
`
