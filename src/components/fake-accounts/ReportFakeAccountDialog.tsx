'use client'

import { useState } from 'react'
import type { InferOutput } from 'valibot'
import {
  FakeAccountReportInput,
  FAKE_ACCOUNT_PLATFORMS,
  FAKE_ACCOUNT_PLATFORM_LABELS,
  FAKE_ACCOUNT_REASONS,
  FAKE_ACCOUNT_REASON_LABELS,
  type FakeAccountPlatform,
  type FakeAccountReason,
  createFakeAccountReport,
  listMyFakeAccountReports,
} from '@/contracts/fake-accounts'
import { REPORT_TEXTS } from '@/contracts/reportTexts'
import { useSend } from '../api/useSend'
import { EqualColumns } from '../ui/Columns'
import { Dialog } from '../ui/Dialog'
import { OpenButton, type OpenButtonProps } from '../ui/OpenButton'
import { Select } from '../ui/Select'
import { Switch } from '../ui/Switch'
import { TextArea } from '../ui/TextArea'
import { TextField } from '../ui/TextField'
import { UrlListField } from '../ui/UrlListField'
import { FormActions } from '../ui/form/FormActions'
import { useValibotForm } from '../ui/form/useValibotForm'
import { toItems } from '../ui/form/items'

const PLATFORM_ITEMS = toItems(FAKE_ACCOUNT_PLATFORMS, FAKE_ACCOUNT_PLATFORM_LABELS)
const REASON_ITEMS = toItems(FAKE_ACCOUNT_REASONS, FAKE_ACCOUNT_REASON_LABELS)

type Report = InferOutput<typeof FakeAccountReportInput>

/** Reports a fake account: platform, address and reason are required (docs/behaviour.md, 4.18). */
export function ReportFakeAccountDialog({ emptyLabel }: OpenButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const create = useSend(createFakeAccountReport, {
    refresh: [listMyFakeAccountReports],
    success: { title: REPORT_TEXTS.created, description: 'Next step: file it with the platform.' },
    failure: REPORT_TEXTS.notCreated,
    showsServerText: true,
  })
  return (
    <>
      <OpenButton icon="shield" emptyLabel={emptyLabel} onPress={() => setOpen(true)}>
        Report Fake Account
      </OpenButton>
      <Dialog
        title="Report a fake account"
        size="wide"
        isOpen={isOpen}
        onOpenChange={setOpen}
        isPending={create.isPending}
      >
        {({ close }) => (
          <ReportForm
            onCancel={close}
            onSubmit={async (body) => {
              if (await create.run({ body })) close()
            }}
          />
        )}
      </Dialog>
    </>
  )
}

function ReportForm({
  onCancel,
  onSubmit,
}: {
  onCancel: () => void
  onSubmit: (body: Report) => Promise<void>
}) {
  const form = useValibotForm({
    schema: FakeAccountReportInput,
    initialValues: {
      platform: null as FakeAccountPlatform | null,
      fakeAccountUrl: '',
      fakeAccountUsername: '',
      reportReason: null as FakeAccountReason | null,
      additionalDetails: '',
      reportedToPlatform: 'false',
      reportStatus: 'pending' as const,
      evidenceUrls: [] as string[],
    },
    onSubmit,
  })
  return (
    <form className="stack" {...form.formProps}>
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
      <Switch
        isSelected={form.values.reportedToPlatform === 'true'}
        onChange={(isOn) => form.setValue('reportedToPlatform', isOn ? 'true' : 'false')}
      >
        Already reported to the platform
      </Switch>
      <FormActions submitLabel="Create report" isPending={form.isPending} onCancel={onCancel} />
    </form>
  )
}
