'use client'

import { type FormEvent, useState } from 'react'
import { REPORT_TEXTS } from '@/contracts/reportTexts'
import {
  type ImageTakedownReport,
  TAKEDOWN_STATUSES,
  TAKEDOWN_STATUS_LABELS,
  updateImageTakedownReport,
  listMyImageTakedownReports,
} from '@/contracts/takedowns'
import { type Send, useSend } from '../api/useSend'
import { EqualColumns } from '../ui/Columns'
import { DateField } from '../ui/DateField'
import { Select } from '../ui/Select'
import { Switch } from '../ui/Switch'
import { TextArea } from '../ui/TextArea'
import { FormActions } from '../ui/form/FormActions'
import { UpdateReportDialog } from '../ui/reports/UpdateReportDialog'
import { onlyFilled, toDayInput } from '../ui/reports/updateFields'
import { toItems } from '../ui/form/items'

const STATUS_ITEMS = toItems(TAKEDOWN_STATUSES, TAKEDOWN_STATUS_LABELS)

/** Records the progress of a takedown; any status may be picked. */
export function UpdateTakedownDialog({ report }: { report: ImageTakedownReport }) {
  const update = useSend(updateImageTakedownReport, {
    refresh: [listMyImageTakedownReports],
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
  report: ImageTakedownReport
  update: Send<typeof updateImageTakedownReport>
  onDone: () => void
}

function UpdateForm({ report, update, onDone }: FormProps) {
  const [reportStatus, setStatus] = useState(report.reportStatus)
  const [isFiled, setFiled] = useState(report.dmcaFiled === 'true')
  const [filingDate, setFilingDate] = useState(toDayInput(report.dmcaFilingDate))
  const [responseDate, setResponseDate] = useState(toDayInput(report.platformResponseDate))
  const [removalDate, setRemovalDate] = useState(toDayInput(report.removalDate))
  const [response, setResponse] = useState(report.platformResponse ?? '')

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const body = {
      dmcaFiled: isFiled ? ('true' as const) : ('false' as const),
      reportStatus,
      ...onlyFilled({
        dmcaFilingDate: filingDate,
        platformResponseDate: responseDate,
        removalDate,
        platformResponse: response.trim(),
      }),
    }
    if (await update.run({ params: { id: report.id }, body })) onDone()
  }
  return (
    <form className="stack" onSubmit={(event) => void handleSubmit(event)}>
      <Select label="Status" items={STATUS_ITEMS} value={reportStatus} onChange={setStatus} />
      <Switch isSelected={isFiled} onChange={setFiled}>
        DMCA notice filed
      </Switch>
      <EqualColumns $count={2}>
        <DateField label="Filed on" isOptional value={filingDate} onChange={setFilingDate} />
        <DateField label="Platform answered on" isOptional value={responseDate} onChange={setResponseDate} />
        <DateField label="Removed on" isOptional value={removalDate} onChange={setRemovalDate} />
      </EqualColumns>
      <TextArea label="What the platform said" isOptional value={response} onChange={setResponse} />
      <FormActions submitLabel="Save" isPending={update.isPending} onCancel={onDone} />
    </form>
  )
}
