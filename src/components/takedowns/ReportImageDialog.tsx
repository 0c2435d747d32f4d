'use client'

import { useState } from 'react'
import type { InferOutput } from 'valibot'
import { REPORT_TEXTS } from '@/contracts/reportTexts'
import {
  ImageTakedownReportInput,
  TAKEDOWN_PLATFORMS,
  TAKEDOWN_PLATFORM_LABELS,
  TAKEDOWN_REASONS,
  TAKEDOWN_REASON_LABELS,
  type TakedownPlatform,
  type TakedownReason,
  createImageTakedownReport,
  listMyImageTakedownReports,
} from '@/contracts/takedowns'
import { useSend } from '../api/useSend'
import { Button } from '../ui/Button'
import { EqualColumns } from '../ui/Columns'
import { Dialog } from '../ui/Dialog'
import { Select } from '../ui/Select'
import { TextArea } from '../ui/TextArea'
import { TextField } from '../ui/TextField'
import { FormActions } from '../ui/form/FormActions'
import { useValibotForm } from '../ui/form/useValibotForm'
import { toItems } from '../ui/form/items'

const PLATFORM_ITEMS = toItems(TAKEDOWN_PLATFORMS, TAKEDOWN_PLATFORM_LABELS)
const REASON_ITEMS = toItems(TAKEDOWN_REASONS, TAKEDOWN_REASON_LABELS)

type Report = InferOutput<typeof ImageTakedownReportInput>

/** Reports an image; the report starts as pending and not filed (docs/behaviour.md, 4.18). */
export function ReportImageDialog() {
  const [isOpen, setOpen] = useState(false)
  const create = useSend(createImageTakedownReport, {
    refresh: [listMyImageTakedownReports],
    success: { title: REPORT_TEXTS.created, description: 'Next step: file it with the site.' },
    failure: REPORT_TEXTS.notCreated,
    showsServerText: true,
  })
  return (
    <>
      <Button variant="ink" icon="image" onPress={() => setOpen(true)}>
        Report Image
      </Button>
      <Dialog
        title="Report an image"
        size="wide"
        isOpen={isOpen}
        onOpenChange={setOpen}
        isPending={create.isPending}
      >
        {({ close }) => (
          <ImageForm
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

function ImageForm({
  onCancel,
  onSubmit,
}: {
  onCancel: () => void
  onSubmit: (body: Report) => Promise<void>
}) {
  const form = useValibotForm({
    schema: ImageTakedownReportInput,
    initialValues: {
      violationImageUrl: '',
      violationPlatform: null as TakedownPlatform | null,
      violationSiteName: '',
      originalSourceUrl: '',
      imageDescription: '',
      reportReason: null as TakedownReason | null,
      copyrightHolder: '',
      proofOfOwnership: '',
      additionalDetails: '',
      dmcaFiled: 'false' as const,
      reportStatus: 'pending' as const,
    },
    onSubmit,
  })
  return (
    <form className="stack" {...form.formProps}>
      <TextField
        label="Address of the image"
        type="url"
        placeholder="https://"
        {...form.field('violationImageUrl')}
      />
      <EqualColumns $count={2}>
        <Select label="Where it is" items={PLATFORM_ITEMS} {...form.field('violationPlatform')} />
        <TextField label="Name of the site" isOptional {...form.field('violationSiteName')} />
        <Select label="Reason" items={REASON_ITEMS} {...form.field('reportReason')} />
        <TextField label="Copyright holder" {...form.field('copyrightHolder')} />
      </EqualColumns>
      <TextField
        label="Address of the original"
        type="url"
        isOptional
        placeholder="https://"
        {...form.field('originalSourceUrl')}
      />
      <TextArea label="What the image shows" {...form.field('imageDescription')} />
      <TextArea label="Proof of ownership" isOptional {...form.field('proofOfOwnership')} />
      <TextArea label="Additional details" isOptional {...form.field('additionalDetails')} />
      <FormActions submitLabel="Create report" isPending={form.isPending} onCancel={onCancel} />
    </form>
  )
}
