'use client'

import {
  type BrandDeal,
  type BrandDealApplication,
  DEAL_TEXTS,
  isDealOver,
  withdrawBrandDealApplication,
} from '@/contracts/deals'
import { SendAfterQuestion } from '../api/SendAfterQuestion'
import { send } from '../api/request'
import { Button } from '../ui/Button'
import { formatDay } from '../ui/formatDay'
import { DEAL_LISTS } from './useBrandDeals'

type Props = { deal: BrandDeal; application: BrandDealApplication }

/** Withdraws a pending application, after a confirmation (docs/behaviour.md, 5.9). */
export function WithdrawApplication({ deal, application }: Props) {
  return (
    <SendAfterQuestion
      button={(ask) => (
        <Button
          variant="line"
          size="small"
          aria-label={`Withdraw application: ${deal.campaignTitle}`}
          onPress={ask}
        >
          Withdraw
        </Button>
      )}
      title="Withdraw your application?"
      confirmLabel="Withdraw application"
      pendingLabel="Withdrawing..."
      cancelLabel="Keep it"
      send={() => send(withdrawBrandDealApplication, { params: { id: application.id } })}
      refresh={DEAL_LISTS}
      success={{ title: DEAL_TEXTS.withdrawn, description: deal.campaignTitle }}
      failure={DEAL_TEXTS.withdrawFailed}
      showsServerText
      gone="This application is not there any more."
    >
      {`Your message is deleted with it. ${againText(deal)}`}
    </SendAfterQuestion>
  )
}

function againText({ deadline, status }: BrandDeal): string {
  if (status !== 'active') return 'The deal is closed, so you cannot apply to it again.'
  if (isDealOver(deadline)) return 'The last day to apply has passed, so you cannot apply to this deal again.'
  if (!deadline) return 'You can apply again while the deal is open.'
  return `You can apply again until ${formatDay(deadline)}.`
}
