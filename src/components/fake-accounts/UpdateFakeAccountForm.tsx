'use client'

import * as v from 'valibot'
import {
  FAKE_ACCOUNT_OUTCOMES,
  FAKE_ACCOUNT_OUTCOME_LABELS,
  FAKE_ACCOUNT_STATUSES,
  FAKE_ACCOUNT_STATUS_LABELS,
  type FakeAccountOutcome,
  type FakeAccountReport,
  FakeAccountReportPatch,
  updateFakeAccountReport,
  pageFakeAccountReports,
} from '@/contracts/fake-accounts'
import { type FieldLabels, yesOrNo } from '../api/conflictFields'
import { type FormButton, FormDialog } from '../api/FormDialog'
import { send } from '../api/request'
import { EqualColumns } from '../ui/Columns'
import { DateField } from '../ui/DateField'
import { Select } from '../ui/Select'
import { FlagSwitch } from '../ui/form/FlagSwitch'
import { UPDATE_REPORT, onlyFilled, toDayInput, withVersion } from '../ui/reports/updateReport'
import { toItems } from '../ui/form/items'

const STATUS_ITEMS = toItems(FAKE_ACCOUNT_STATUSES, FAKE_ACCOUNT_STATUS_LABELS)
const NO_OUTCOME = 'none'
const OUTCOME_ITEMS = [
  { id: NO_OUTCOME, label: 'Not known yet' },
  ...toItems(FAKE_ACCOUNT_OUTCOMES, FAKE_ACCOUNT_OUTCOME_LABELS),
]

/** Dates are sent as picked. */
const UpdateFields = v.object({
  ...v.omit(FakeAccountReportPatch, ['updatedAt']).entries,
  platformReportDate: v.string(),
  platformResponseDate: v.string(),
})

const LABELS: FieldLabels<ReturnType<typeof valuesOf>> = {
  reportStatus: { label: 'Status', show: (status) => FAKE_ACCOUNT_STATUS_LABELS[status] },
  reportedToPlatform: {
    label: 'Reported to the platform',
    show: yesOrNo,
  },
  platformReportDate: 'Reported on',
  platformResponseDate: 'Platform answered on',
  platformOutcome: {
    label: 'Outcome',
    show: (outcome) => (outcome ? FAKE_ACCOUNT_OUTCOME_LABELS[outcome] : 'Not known yet'),
  },
}

type Props = { report: FakeAccountReport; button: FormButton }

/** Records what the platform did; any status may be picked (docs/behaviour.md, 4.18). */
export function UpdateFakeAccountForm({ report, button }: Props) {
  return (
    <FormDialog
      name={`fake-account.${report.id}`}
      {...UPDATE_REPORT}
      button={button}
      schema={UpdateFields}
      initialValues={() => valuesOf(report)}
      editing={{
        record: withVersion(report),
        kind: 'report',
        title: report.fakeAccountUsername ?? report.fakeAccountUrl,
        valuesOf,
        load: () => loadReport(report.id),
        labels: LABELS,
      }}
      submit={(fields, { updatedAt }) =>
        send(updateFakeAccountReport, {
          params: { id: report.id },
          body: { ...onlyFilled(fields), updatedAt },
        })
      }
      refresh={[pageFakeAccountReports]}
    >
      {(form) => (
        <>
          <Select
            label="Status"
            items={STATUS_ITEMS}
            value={form.values.reportStatus}
            onChange={(next) => {
              form.setValue('reportStatus', next)
              // Any status after Pending implies a report to the platform; the switch can be turned off again.
              if (next !== 'pending') form.setValue('reportedToPlatform', 'true')
            }}
          />
          <FlagSwitch label="Reported to the platform" {...form.field('reportedToPlatform')} />
          <EqualColumns $count={2}>
            <DateField
              label="Reported on"
              isOptional
              {...form.field('platformReportDate')}
              onChange={(day) => {
                form.setValue('platformReportDate', day)
                if (day) form.setValue('reportedToPlatform', 'true')
              }}
            />
            <DateField label="Platform answered on" isOptional {...form.field('platformResponseDate')} />
          </EqualColumns>
          <Select
            label="Outcome"
            items={OUTCOME_ITEMS}
            value={form.values.platformOutcome ?? NO_OUTCOME}
            onChange={(id) =>
              form.setValue('platformOutcome', id === NO_OUTCOME ? null : (id as FakeAccountOutcome))
            }
          />
        </>
      )}
    </FormDialog>
  )
}

function valuesOf(report: FakeAccountReport) {
  return {
    reportStatus: report.reportStatus,
    reportedToPlatform: report.reportedToPlatform,
    platformReportDate: toDayInput(report.platformReportDate),
    platformResponseDate: toDayInput(report.platformResponseDate),
    platformOutcome: report.platformOutcome,
  }
}

async function loadReport(id: string) {
  const [report] = (await send(pageFakeAccountReports, { query: { id } })).items
  return report && withVersion(report)
}
