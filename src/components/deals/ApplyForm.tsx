'use client'

import * as v from 'valibot'
import {
  DEAL_TEXTS,
  type BrandDeal,
  BrandDealApplicationInput,
  createBrandDealApplication,
} from '@/contracts/deals'
import { type FormButton, FormDialog } from '../api/FormDialog'
import { send } from '../api/request'
import { ErrorNote } from '../ui/ErrorNote'
import { MetaRow } from '../ui/MetaRow'
import { TextArea } from '../ui/TextArea'
import { TextField } from '../ui/TextField'
import { toast } from '../ui/toast/toastQueue'
import { formatBudget, formatDealType } from './dealFormat'
import { DEAL_LISTS } from './useBrandDeals'

/** The address of a page of numbers (docs/behaviour.md, 14.5), or nothing. */
const NUMBERS_LINK = /^(https?:\/\/[^\s/]+\/numbers\/[\w-]+)?$/

const ApplyInput = v.object({
  ...BrandDealApplicationInput.entries,
  numbers: v.pipe(
    v.string(),
    v.trim(),
    v.regex(NUMBERS_LINK, 'The address of a page of numbers, such as https://…/numbers/…'),
  ),
})

/** The link becomes the message's last line, where whoever decides reads it. */
function toBody({ numbers, ...body }: v.InferOutput<typeof ApplyInput>) {
  if (!numbers) return body
  return { ...body, applicationMessage: `${body.applicationMessage}\n\nCounted by the site: ${numbers}` }
}

type Props = { deal: BrandDeal; isOver: boolean; button: FormButton }

/** A summary of the deal and the required message to its company (docs/behaviour.md, 4.6). */
export function ApplyForm({ deal, isOver, button }: Props) {
  return (
    <FormDialog
      name={`deal.${deal.id}.application`}
      title={deal.campaignTitle}
      button={button}
      schema={ApplyInput}
      initialValues={() => ({ brandDealId: deal.id, applicationMessage: '', numbers: '' })}
      submit={(output) => send(createBrandDealApplication, { body: toBody(output) })}
      refresh={DEAL_LISTS}
      success={{ title: DEAL_TEXTS.submitted, description: 'An admin reads it next and decides.' }}
      failure={DEAL_TEXTS.submitFailed}
      showsServerText
      onInvalid={({ applicationMessage }) => {
        if (applicationMessage !== DEAL_TEXTS.messageRequiredHint) return
        toast({ title: DEAL_TEXTS.messageRequired, description: applicationMessage, destructive: true })
      }}
      submitLabel="Submit Application"
      pendingLabel="Submitting..."
    >
      {(form) => (
        <>
          <div>
            <p className="muted">
              {deal.companyName}, {formatBudget(deal.budgetMin, deal.budgetMax)}
            </p>
            <MetaRow
              items={[
                { icon: 'note', text: deal.dealType && formatDealType(deal.dealType) },
                { icon: 'list', text: deal.requirements },
                { icon: 'tag', text: deal.productSelection },
              ]}
            />
          </div>
          {isOver && <ErrorNote>{`${DEAL_TEXTS.over}.`}</ErrorNote>}
          <TextArea
            label="Your message"
            description="Who you are, and why this fits. An admin reads it beside your username."
            {...form.field('applicationMessage')}
          />
          <TextField
            label="Link to your numbers"
            isOptional
            description="An admin makes it in Analytics, Share. It is added to your message."
            {...form.field('numbers')}
          />
        </>
      )}
    </FormDialog>
  )
}
