'use client'

import {
  FAKE_ACCOUNT_OUTCOME_LABELS,
  FAKE_ACCOUNT_PLATFORM_LABELS,
  FAKE_ACCOUNT_REASON_LABELS,
  FAKE_ACCOUNT_STATUS_LABELS,
  type FakeAccountReport,
} from '@/contracts/fake-accounts'
import { Badge } from '../ui/Badge'
import { Timeline, type TimelineItem } from '../ui/Timeline'
import { formatDay } from '../ui/formatDay'
import { DetailFrame, Facts, Links } from '../ui/reports/DetailFrame'
import { FAKE_ACCOUNT_TONES } from './fakeAccountTones'
import { lazyDialog } from '../api/lazyDialog'
import { updateButton } from '../ui/reports/updateButton'

/** A report with its timeline, facts and update button. */
export function FakeAccountDetail({ report, name }: { report: FakeAccountReport; name: string }) {
  const { reportStatus, fakeAccountUrl, evidenceUrls } = report
  return (
    <DetailFrame
      title={name}
      url={fakeAccountUrl}
      badge={
        <Badge tone={FAKE_ACCOUNT_TONES[reportStatus]}>{FAKE_ACCOUNT_STATUS_LABELS[reportStatus]}</Badge>
      }
      actions={<UpdateFakeAccountDialog report={report} />}
    >
      <Timeline label={`Timeline of ${name}`} items={timelineOf(report)} />
      <Facts
        facts={{
          Reason: FAKE_ACCOUNT_REASON_LABELS[report.reportReason],
          'Reported to platform': report.reportedToPlatform === 'true' ? 'Yes' : 'No',
          'Platform response': responseOf(report),
          Outcome: report.platformOutcome && FAKE_ACCOUNT_OUTCOME_LABELS[report.platformOutcome],
          Details: report.additionalDetails,
        }}
      />
      {evidenceUrls.length > 0 && <Links title="Evidence" urls={evidenceUrls} />}
    </DetailFrame>
  )
}

function responseOf({ platformResponseDate, reportStatus }: FakeAccountReport): string {
  if (platformResponseDate) return formatDay(platformResponseDate)
  return reportStatus === 'resolved' || reportStatus === 'rejected' ? 'Date not noted' : 'None noted'
}

/**
 * Created, Reported, In Review, and Resolved or Rejected, without the other end state (docs/behaviour.md, 4.18).
 * Reported is reached only when the report to the platform is noted.
 */
export function timelineOf(report: FakeAccountReport): TimelineItem[] {
  const isRejected = report.reportStatus === 'rejected'
  const isReported = report.reportedToPlatform === 'true'
  const order = ['pending', 'reported', 'in-review', isRejected ? 'rejected' : 'resolved']
  const reached = Math.max(order.indexOf(report.reportStatus), isReported ? 1 : 0)
  const isOver = reached === order.length - 1
  const platform = FAKE_ACCOUNT_PLATFORM_LABELS[report.platform]
  const outcome = report.platformOutcome && `Outcome: ${FAKE_ACCOUNT_OUTCOME_LABELS[report.platformOutcome]}`
  const steps = [
    { id: 'pending', title: 'Created', date: report.createdAt, note: undefined },
    {
      id: 'reported',
      title: 'Reported',
      date: isReported ? report.platformReportDate : null,
      note: isReported ? `Noted as reported to ${platform}` : `No report to ${platform} noted`,
    },
    {
      id: 'in-review',
      title: 'In Review',
      date: null,
      note: isOver ? undefined : outcome,
    },
    {
      id: 'end',
      title: isRejected ? 'Rejected' : 'Resolved',
      date: report.platformResponseDate,
      note: outcome,
    },
  ]
  return steps.map(({ id, title, date, note }, index) => {
    const isSkipped = id === 'reported' && !isReported && index < reached
    const isNext = index > reached
    return {
      id,
      title,
      state: isNext || isSkipped ? 'next' : index < reached || isOver ? 'done' : 'current',
      date: date && !isNext ? formatDay(date) : undefined,
      note: isNext ? undefined : (note ?? undefined),
    }
  })
}

const UpdateFakeAccountForm = lazyDialog(
  async () => (await import('./UpdateFakeAccountForm')).UpdateFakeAccountForm,
)

/** The button that records what the platform did. */
function UpdateFakeAccountDialog({ report }: { report: FakeAccountReport }) {
  return <UpdateFakeAccountForm report={report} button={updateButton} />
}
