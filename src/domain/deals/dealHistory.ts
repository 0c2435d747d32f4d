import type { BrandDealApplication as StoredBrandDealApplication } from '@/payload-types'

type DealState = NonNullable<StoredBrandDealApplication['history']>[number]

/**
 * The states of an application, oldest first. For one stored before states were recorded, only its creation time and
 * its current state are known, not since when.
 */
export function dealHistory({
  history,
  status,
  createdAt,
}: Pick<StoredBrandDealApplication, 'history' | 'status' | 'createdAt'>): DealState[] {
  if (history && history.length > 0) return history
  const first: DealState = { status: 'pending', at: createdAt }
  return status === 'pending' ? [first] : [first, { status, at: null }]
}
