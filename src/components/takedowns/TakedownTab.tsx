'use client'

import { useRef } from 'react'
import { styled } from 'styled-components'
import {
  type ImageTakedownReport,
  TAKEDOWN_PLATFORM_LABELS,
  TAKEDOWN_REASON_LABELS,
  TAKEDOWN_STATUS_LABELS,
  type TakedownStatus,
  pageImageTakedownReports,
} from '@/contracts/takedowns'
import { usePagedList } from '../layout/usePagedList'
import { useSelected } from '../layout/useSelected'
import { useWordSearch } from '../layout/useWordSearch'
import { Badge, type Tone } from '../ui/Badge'
import { EmptyState } from '../ui/EmptyState'
import { ErrorNote } from '../ui/ErrorNote'
import { LoadingText } from '../ui/LoadingText'
import { SkeletonSplit } from '../ui/Skeletons'
import { formatDay } from '../ui/formatDay'
import { DetailFrame, Facts } from '../ui/reports/DetailFrame'
import { MasterDetail, ReportRow, showDetail } from '../ui/reports/MasterDetail'
import { lazyDialog } from '../api/lazyDialog'
import { updateButton } from '../ui/reports/updateButton'
import { Button } from '../ui/Button'

/** Reports of leaked or stolen images (docs/behaviour.md, 4.18). */
export function TakedownTab() {
  const { q, show } = useWordSearch()
  const { items, total, load, more, listRef } = usePagedList(pageImageTakedownReports, { query: { q } })
  const { selected, select } = useSelected('image', items, pageImageTakedownReports)
  const detail = useRef<HTMLDivElement>(null)
  const { search, nothing } = show({ name: 'image reports', total, found: items.length })
  if (load.isLoading) return <LoadingText skeleton={<SkeletonSplit />}>Loading reports...</LoadingText>
  if (load.error) return <ErrorNote onRetry={load.reload}>Your reports could not be loaded.</ErrorNote>

  function handleSelect(id: string) {
    select(id)
    showDetail(detail.current)
  }
  return (
    <Stack>
      <Head>
        <p className="callout">
          A leaked private image: platforms in the US must take it down within 48 hours of a valid request
          under the TAKE IT DOWN Act. A copied work: send a DMCA notice to the site's designated agent.
          Nothing is sent from here: you file it yourself and note what came of it.
        </p>
        <ReportImageDialog />
      </Head>
      {search}
      {nothing}
      {nothing ? null : !selected ? (
        <div className="card">
          <EmptyState title="No image reports yet">Start with the address of the image.</EmptyState>
        </div>
      ) : (
        <MasterDetail
          label="My image reports"
          detailRef={detail}
          listRef={listRef}
          more={more}
          list={items.map((report) => (
            <ReportRow
              key={report.id}
              title={titleOf(report)}
              note={noteOf(report)}
              date={formatDay(report.createdAt)}
              badge={<StatusBadge report={report} />}
              isSelected={report.id === selected.id}
              onSelect={() => handleSelect(report.id)}
            />
          ))}
          detail={<TakedownDetail key={selected.id} report={selected} />}
        />
      )}
    </Stack>
  )
}

function TakedownDetail({ report }: { report: ImageTakedownReport }) {
  return (
    <DetailFrame
      title={titleOf(report)}
      url={report.violationImageUrl}
      badge={<StatusBadge report={report} />}
      actions={<UpdateTakedownDialog report={report} />}
    >
      <p>{report.imageDescription}</p>
      <Facts
        facts={{
          Reason: TAKEDOWN_REASON_LABELS[report.reportReason],
          'Copyright holder': report.copyrightHolder,
          'Original source': report.originalSourceUrl,
          'Proof of ownership': report.proofOfOwnership,
          Details: report.additionalDetails,
          'DMCA filed': report.dmcaFiled === 'true' ? 'Yes' : 'No',
          'Filed on':
            report.dmcaFiled === 'true' && report.dmcaFilingDate ? formatDay(report.dmcaFilingDate) : null,
          'Platform answered': report.platformResponseDate && formatDay(report.platformResponseDate),
          'Removed on': report.removalDate && formatDay(report.removalDate),
          'Platform response': report.platformResponse,
        }}
      />
    </DetailFrame>
  )
}

function StatusBadge({ report: { reportStatus } }: { report: ImageTakedownReport }) {
  return <Badge tone={TAKEDOWN_TONES[reportStatus]}>{TAKEDOWN_STATUS_LABELS[reportStatus]}</Badge>
}

function titleOf({ violationSiteName, violationImageUrl }: ImageTakedownReport): string {
  return violationSiteName ?? new URL(violationImageUrl).hostname
}

function noteOf({ violationPlatform, reportReason }: ImageTakedownReport): string {
  return `${TAKEDOWN_PLATFORM_LABELS[violationPlatform]} · ${TAKEDOWN_REASON_LABELS[reportReason]}`
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 1rem;
  align-items: center;
  justify-content: space-between;

  > p {
    flex: 1 1 20rem;
    max-width: 40rem;
  }
`

const TAKEDOWN_TONES: Record<TakedownStatus, Tone> = {
  pending: 'amber',
  'dmca-filed': 'blue',
  'in-review': 'plum',
  removed: 'green',
  rejected: 'red',
}

const UpdateTakedownForm = lazyDialog(async () => (await import('./UpdateTakedownForm')).UpdateTakedownForm)

/** The button that records the progress of a takedown. */
function UpdateTakedownDialog({ report }: { report: ImageTakedownReport }) {
  return <UpdateTakedownForm report={report} button={updateButton} />
}

const ReportImageForm = lazyDialog(async () => (await import('./ReportImageForm')).ReportImageForm)

/** The button that reports an image. */
function ReportImageDialog() {
  return (
    <ReportImageForm
      button={(open) => (
        <Button variant="ink" icon="image" onPress={open}>
          Report Image
        </Button>
      )}
    />
  )
}
