import type { Payload } from 'payload'
import type { BrandDeal as StoredBrandDeal } from '@/payload-types'
import { nextNumber } from '../factories'

/** An active deal with required fields only, by default. */
export function buildBrandDeal(
  payload: Payload,
  overrides: Partial<StoredBrandDeal> = {},
): Promise<StoredBrandDeal> {
  const number = nextNumber()
  return payload.create({
    collection: 'brand-deals',
    data: {
      companyName: `Company ${number}`,
      campaignTitle: `Campaign ${number}`,
      totalPaid: 0,
      status: 'active',
      ...overrides,
    },
    depth: 0,
    overrideAccess: true,
  })
}
