'use client'

import {
  FakeAccountReportInput,
  FAKE_ACCOUNT_PLATFORMS,
  FAKE_ACCOUNT_PLATFORM_LABELS,
  FAKE_ACCOUNT_REASONS,
  FAKE_ACCOUNT_REASON_LABELS,
  type FakeAccountPlatform,
  type FakeAccountReason,
  createFakeAccountReport,
  pageFakeAccountReports,
} from '@/contracts/fake-accounts'
import { REPORT_TEXTS } from '@/contracts/reportTexts'
import { type FormButton, FormDialog } from '../api/FormDialog'
import { send } from '../api/request'
import { EqualColumns } from '../ui/Columns'
import { Select } from '../ui/Select'
import { TextArea } from '../ui/TextArea'
import { TextField } from '../ui/TextField'
import { UrlListField } from '../ui/UrlListField'
import { type Flag, FlagSwitch } from '../ui/form/FlagSwitch'
import { toItems } from '../ui/form/items'

const PLATFORM_ITEMS = toItems(FAKE_ACCOUNT_PLATFORMS, FAKE_ACCOUNT_PLATFORM_LABELS)
const REASON_ITEMS = toItems(FAKE_ACCOUNT_REASONS, FAKE_ACCOUNT_REASON_LABELS)

const NOT_REPORTED: Flag = 'false'

/** Reports a fake account: platform, address and reason are required (docs/behaviour.md, 4.18). */
export function ReportFakeAccountForm({ button }: { button: FormButton }) {
  return (
    <FormDialog
      name="fake-account.new"
      title="Report a fake account"
      size="wide"
      button={button}
      schema={FakeAccountReportInput}
      initialValues={() => ({
        platform: null as FakeAccountPlatform | null,
        fakeAccountUrl: '',
        fakeAccountUsername: '',
        reportReason: null as FakeAccountReason | null,
        additionalDetails: '',
        reportedToPlatform: NOT_REPORTED,
        reportStatus: 'pending' as const,
        evidenceUrls: [] as string[],
      })}
      submit={(body) => send(createFakeAccountReport, { body })}
      refresh={[pageFakeAccountReports]}
      success={{ title: REPORT_TEXTS.created, description: 'Next step: file it with the platform.' }}
      failure={REPORT_TEXTS.notCreated}
      showsServerText
      submitLabel="Create report"
    >
      {(form) => (
        <>
          <EqualColumns $count={2}>
            <Select label="Platform" items={PLATFORM_ITEMS} {...form.field('platform')} />
            <Select label="Reason" items={REASON_ITEMS} {...form.field('reportReason')} />
            <TextField
              label="Address of the fake account"
              type="url"
              placeholder="https://"
              {...form.field('fakeAccountUrl')}
            />
            <TextField
              label="Username of the fake account"
              isOptional
              autoCorrect="off"
              spellCheck="false"
              {...form.field('fakeAccountUsername')}
            />
          </EqualColumns>
          <TextArea label="Additional details" isOptional {...form.field('additionalDetails')} />
          <UrlListField
            label="Evidence links"
            isOptional
            value={form.values.evidenceUrls}
            onChange={(urls) => form.setValue('evidenceUrls', urls)}
            errorMessage={form.errors.evidenceUrls}
          />
          <FlagSwitch label="Already reported to the platform" {...form.field('reportedToPlatform')} />
        </>
      )}
    </FormDialog>
  )
}
