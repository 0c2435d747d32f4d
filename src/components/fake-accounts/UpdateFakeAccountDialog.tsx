'use client'

import { type FormEvent, useState } from 'react'
import {
  FAKE_ACCOUNT_OUTCOMES,
  FAKE_ACCOUNT_OUTCOME_LABELS,
  FAKE_ACCOUNT_STATUSES,
  FAKE_ACCOUNT_STATUS_LABELS,
  type FakeAccountOutcome,
  type FakeAccountReport,
  type FakeAccountStatus,
  updateFakeAccountReport,
  listMyFakeAccountReports,
} from '@/contracts/fake-accounts'
import { REPORT_TEXTS } from '@/contracts/reportTexts'
import { type Send, useSend } from '../api/useSend'
import { EqualColumns } from '../ui/Columns'
import { DateField } from '../ui/DateField'
import { Select } from '../ui/Select'
import { Switch } from '../ui/Switch'
import { FormActions } from '../ui/form/FormActions'
import { UpdateReportDialog } from '../ui/reports/UpdateReportDialog'
import { onlyFilled, toDayInput } from '../ui/reports/updateFields'
import { toItems } from '../ui/form/items'

const STATUS_ITEMS = toItems(FAKE_ACCOUNT_STATUSES, FAKE_ACCOUNT_STATUS_LABELS)
const NO_OUTCOME = 'none'
const OUTCOME_ITEMS = [
  { id: NO_OUTCOME, label: 'Not known yet' },
  ...toItems(FAKE_ACCOUNT_OUTCOMES, FAKE_ACCOUNT_OUTCOME_LABELS),
]

/** Records what the platform did; any status may be picked (docs/behaviour.md, 4.18). */
export function UpdateFakeAccountDialog({ report }: { report: FakeAccountReport }) {
  const update = useSend(updateFakeAccountReport, {
    refresh: [listMyFakeAccountReports],
    success: { title: REPORT_TEXTS.updated },
    failure: REPORT_TEXTS.notUpdated,
    showsServerText: true,
  })
  return (
    <UpdateReportDialog isPending={update.isPending}>
      {(close) => <UpdateForm report={report} update={update} onDone={close} />}
    </UpdateReportDialog>
  )
}

type FormProps = {
  report: FakeAccountReport
  update: Send<typeof updateFakeAccountReport>
  onDone: () => void
}

function UpdateForm({ report, update, onDone }: FormProps) {
  const [reportStatus, setStatus] = useState(report.reportStatus)
  const [isReported, setReported] = useState(report.reportedToPlatform === 'true')
  const [reportDate, setReportDate] = useState(toDayInput(report.platformReportDate))
  const [responseDate, setResponseDate] = useState(toDayInput(report.platformResponseDate))
  const [outcome, setOutcome] = useState<FakeAccountOutcome | typeof NO_OUTCOME>(
    report.platformOutcome ?? NO_OUTCOME,
  )

  /** Any status after Pending implies a report to the platform, so the switch is turned on; it can be turned off. */
  function handleStatus(next: FakeAccountStatus) {
    setStatus(next)
    if (next !== 'pending') setReported(true)
  }
  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const body = {
      reportedToPlatform: isReported ? ('true' as const) : ('false' as const),
      reportStatus,
      ...onlyFilled({
        platformReportDate: reportDate,
        platformResponseDate: responseDate,
        platformOutcome: outcome === NO_OUTCOME ? null : outcome,
      }),
    }
    if (await update.run({ params: { id: report.id }, body })) onDone()
  }
  return (
    <form className="stack" onSubmit={(event) => void handleSubmit(event)}>
      <Select label="Status" items={STATUS_ITEMS} value={reportStatus} onChange={handleStatus} />
      <Switch isSelected={isReported} onChange={setReported}>
        Reported to the platform
      </Switch>
      <EqualColumns $count={2}>
        <DateField label="Reported on" isOptional value={reportDate} onChange={setReportDate} />
        <DateField label="Platform answered on" isOptional value={responseDate} onChange={setResponseDate} />
      </EqualColumns>
      <Select
        label="Outcome"
        items={OUTCOME_ITEMS}
        value={outcome}
        onChange={(next) => setOutcome(next as FakeAccountOutcome | typeof NO_OUTCOME)}
      />
      <FormActions submitLabel="Save" isPending={update.isPending} onCancel={onDone} />
    </form>
  )
}
