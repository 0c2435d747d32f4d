'use client'

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
  pageImageTakedownReports,
} from '@/contracts/takedowns'
import { type FormButton, FormDialog } from '../api/FormDialog'
import { send } from '../api/request'
import { EqualColumns } from '../ui/Columns'
import { Select } from '../ui/Select'
import { TextArea } from '../ui/TextArea'
import { TextField } from '../ui/TextField'
import { toItems } from '../ui/form/items'

const PLATFORM_ITEMS = toItems(TAKEDOWN_PLATFORMS, TAKEDOWN_PLATFORM_LABELS)
const REASON_ITEMS = toItems(TAKEDOWN_REASONS, TAKEDOWN_REASON_LABELS)

/** Reports an image; the report starts as pending and not filed (docs/behaviour.md, 4.18). */
export function ReportImageForm({ button }: { button: FormButton }) {
  return (
    <FormDialog
      name="takedown.new"
      title="Report an image"
      size="wide"
      button={button}
      schema={ImageTakedownReportInput}
      initialValues={() => ({
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
      })}
      submit={(body) => send(createImageTakedownReport, { body })}
      refresh={[pageImageTakedownReports]}
      success={{ title: REPORT_TEXTS.created, description: 'Next step: file it with the site.' }}
      failure={REPORT_TEXTS.notCreated}
      showsServerText
      submitLabel="Create report"
    >
      {(form) => (
        <>
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
        </>
      )}
    </FormDialog>
  )
}
