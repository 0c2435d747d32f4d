'use client'

import * as v from 'valibot'
import {
  type ImageTakedownReport,
  ImageTakedownReportPatch,
  TAKEDOWN_STATUSES,
  TAKEDOWN_STATUS_LABELS,
  updateImageTakedownReport,
  pageImageTakedownReports,
} from '@/contracts/takedowns'
import { type FieldLabels, yesOrNo } from '../api/conflictFields'
import { type FormButton, FormDialog } from '../api/FormDialog'
import { send } from '../api/request'
import { EqualColumns } from '../ui/Columns'
import { DateField } from '../ui/DateField'
import { Select } from '../ui/Select'
import { TextArea } from '../ui/TextArea'
import { FlagSwitch } from '../ui/form/FlagSwitch'
import { UPDATE_REPORT, onlyFilled, toDayInput, withVersion } from '../ui/reports/updateReport'
import { toItems } from '../ui/form/items'

const STATUS_ITEMS = toItems(TAKEDOWN_STATUSES, TAKEDOWN_STATUS_LABELS)

/** Dates are sent as picked. */
const UpdateFields = v.object({
  ...v.omit(ImageTakedownReportPatch, ['updatedAt']).entries,
  dmcaFilingDate: v.string(),
  platformResponseDate: v.string(),
  removalDate: v.string(),
})

const LABELS: FieldLabels<ReturnType<typeof valuesOf>> = {
  reportStatus: { label: 'Status', show: (status) => TAKEDOWN_STATUS_LABELS[status] },
  dmcaFiled: { label: 'DMCA notice filed', show: yesOrNo },
  dmcaFilingDate: 'Filed on',
  platformResponseDate: 'Platform answered on',
  removalDate: 'Removed on',
  platformResponse: 'What the platform said',
}

type Props = { report: ImageTakedownReport; button: FormButton }

/** Records the progress of a takedown; any status may be picked. */
export function UpdateTakedownForm({ report, button }: Props) {
  return (
    <FormDialog
      name={`takedown.${report.id}`}
      {...UPDATE_REPORT}
      button={button}
      schema={UpdateFields}
      initialValues={() => valuesOf(report)}
      editing={{
        record: withVersion(report),
        kind: 'report',
        title: report.imageDescription,
        valuesOf,
        load: () => loadReport(report.id),
        labels: LABELS,
      }}
      submit={(fields, { updatedAt }) =>
        send(updateImageTakedownReport, {
          params: { id: report.id },
          body: { ...onlyFilled(fields), updatedAt },
        })
      }
      refresh={[pageImageTakedownReports]}
    >
      {(form) => (
        <>
          <Select
            label="Status"
            items={STATUS_ITEMS}
            value={form.values.reportStatus}
            onChange={(next) => {
              form.setValue('reportStatus', next)
              // This status and a filing date both imply that a notice was filed; the switch can be turned off again.
              if (next === 'dmca-filed') form.setValue('dmcaFiled', 'true')
            }}
          />
          <FlagSwitch label="DMCA notice filed" {...form.field('dmcaFiled')} />
          <EqualColumns $count={2}>
            <DateField
              label="Filed on"
              isOptional
              {...form.field('dmcaFilingDate')}
              onChange={(day) => {
                form.setValue('dmcaFilingDate', day)
                if (day) form.setValue('dmcaFiled', 'true')
              }}
            />
            <DateField label="Platform answered on" isOptional {...form.field('platformResponseDate')} />
            <DateField label="Removed on" isOptional {...form.field('removalDate')} />
          </EqualColumns>
          <TextArea label="What the platform said" isOptional {...form.field('platformResponse')} />
        </>
      )}
    </FormDialog>
  )
}

function valuesOf(report: ImageTakedownReport) {
  return {
    reportStatus: report.reportStatus,
    dmcaFiled: report.dmcaFiled,
    dmcaFilingDate: toDayInput(report.dmcaFilingDate),
    platformResponseDate: toDayInput(report.platformResponseDate),
    removalDate: toDayInput(report.removalDate),
    platformResponse: report.platformResponse ?? '',
  }
}

async function loadReport(id: string) {
  const [report] = (await send(pageImageTakedownReports, { query: { id } })).items
  return report && withVersion(report)
}
