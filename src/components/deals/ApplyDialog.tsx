'use client'

import { useState } from 'react'
import {
  DEAL_TEXTS,
  type BrandDeal,
  BrandDealApplicationInput,
  createBrandDealApplication,
  listBrandDeals,
  listMyBrandDealApplications,
} from '@/contracts/deals'
import { useSend } from '../api/useSend'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { MetaRow } from '../ui/MetaRow'
import { TextArea } from '../ui/TextArea'
import { useValibotForm } from '../ui/form/useValibotForm'
import { toast } from '../ui/toast/toastQueue'
import { FormActions } from '../ui/form/FormActions'
import { formatBudget, formatDealType } from './dealFormat'

/** The deal in short and the message to its company, which is required (docs/behaviour.md, 4.6). */
export function ApplyDialog({ deal }: { deal: BrandDeal }) {
  const [isOpen, setOpen] = useState(false)
  const apply = useSend(createBrandDealApplication, {
    refresh: [listBrandDeals, listMyBrandDealApplications],
    success: { title: DEAL_TEXTS.submitted, description: `${deal.companyName} reads it next.` },
    failure: DEAL_TEXTS.submitFailed,
    showsServerText: true,
  })
  // Here and not in the dialog's content, so that the text survives closing the dialog.
  const form = useValibotForm({
    schema: BrandDealApplicationInput,
    initialValues: { brandDealId: deal.id, applicationMessage: '' },
    onSubmit: async (body) => {
      if (await apply.run({ body })) setOpen(false)
    },
    onInvalid: ({ applicationMessage }) => {
      if (applicationMessage !== DEAL_TEXTS.messageRequiredHint) return
      toast({
        title: DEAL_TEXTS.messageRequired,
        description: applicationMessage,
        destructive: true,
      })
    },
  })
  return (
    <>
      <Button
        variant="ink"
        size="small"
        aria-label={`Apply Now: ${deal.campaignTitle}`}
        onPress={() => setOpen(true)}
      >
        Apply Now
      </Button>
      <Dialog title={deal.campaignTitle} isOpen={isOpen} onOpenChange={setOpen} isPending={apply.isPending}>
        {({ close }) => (
          <form className="stack" {...form.formProps}>
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
            <TextArea
              label="Your message"
              description="Who you are, and why this fits. They see your profile, too."
              {...form.field('applicationMessage')}
            />
            <FormActions
              submitLabel="Submit Application"
              pendingLabel="Submitting..."
              isPending={apply.isPending}
              onCancel={close}
            />
          </form>
        )}
      </Dialog>
    </>
  )
}
