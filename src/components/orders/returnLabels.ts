import type { ReturnCondition, ReturnReason } from '@/contracts/orders/states'

/** Return reasons in the buyer's words. */
export const RETURN_LABELS: Record<ReturnReason, string> = {
  does_not_fit: 'It does not fit',
  not_as_shown: 'It is not as shown',
  damaged: 'It is damaged',
  changed_mind: 'I changed my mind',
  other: 'Another reason',
}

/** How a returned piece came back. */
export const CONDITION_LABELS: Record<ReturnCondition, string> = {
  as_sold: 'As sold',
  worn: 'Worn',
  broken: 'Broken',
}
