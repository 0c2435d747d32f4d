import type { Payload, PayloadRequest } from 'payload'
import { isAdmin } from '@/access/guards'
import type { Delivery } from '@/contracts/orders/states'
import { MANUAL_HOLD_DAYS, RETURN_DAYS } from '@/contracts/orders/limits'
import type { Selling as StoredSelling, User as StoredUser } from '@/payload-types'

export type Selling = {
  isOpen: boolean
  merchantName: string
  supportEmail: string | null
  returnsText: string | null
  /** Days after a shipment in which a return is accepted; 0 means never. */
  returnDays: number
  /** Where returns go, as it is suggested to who approves one. */
  returnAddress: string | null
  /** Countries that parcels go to, as two capital letters each. */
  countries: string[]
  deliveries: Delivery[]
  pickupText: string | null
  /** Payment outside the site; null if it is not offered. */
  manual: { label: string; instructions: string; holdDays: number } | null
  sellerSharePercent: number
  sellersRefund: boolean
  /** Whether sellers may set their own shipping. */
  sellersSetRates: boolean
  sellersConfirmPayment: boolean
}

/** The seller whose lines and sums a user sees: themselves; null, which is all sellers, for an admin. */
export function sellerOf(user: StoredUser): string | null {
  return isAdmin(user) ? null : user.id
}

/** Whether a user may refund buyers: admins always, sellers if admins allow it. */
export function mayRefund(user: StoredUser, { sellersRefund }: Pick<Selling, 'sellersRefund'>): boolean {
  return isAdmin(user) || sellersRefund
}

/** Whether a user may confirm payments outside the site, which arrive at the merchant: sellers if admins allow it. */
export function mayConfirmPayment(
  user: StoredUser,
  { sellersConfirmPayment }: Pick<Selling, 'sellersConfirmPayment'>,
): boolean {
  return isAdmin(user) || sellersConfirmPayment
}

/** The shop's current settings, with defaults for what admins left empty. */
export async function readSelling({ payload }: Pick<PayloadRequest, 'payload'>): Promise<Selling> {
  const rows = await payload.db.globals.collection.aggregate<SettingsRow>(SETTINGS).toArray()
  return toSelling(payload, rows)
}

/** Aggregation stages that read the settings and the brand's name from the globals. */
export const SETTINGS = [
  { $match: { globalType: { $in: ['selling', 'site-settings'] } } },
  { $project: { footer: 0, sharing: 0 } },
]

export type SettingsRow = { globalType?: string; brandName?: string } & Partial<StoredSelling>

/** Converts the stored globals to the shop's settings. */
export async function toSelling(payload: Payload, rows: readonly SettingsRow[]): Promise<Selling> {
  const rowOf = (slug: string) => rows.find(({ globalType }) => globalType === slug)
  // A global that was never saved has only defaults, which Payload fills in.
  const { brandName } =
    rowOf('site-settings') ?? (await payload.findGlobal({ slug: 'site-settings', depth: 0 }))
  const stored = rowOf('selling') ?? (await payload.findGlobal({ slug: 'selling', depth: 0 }))
  const countries = stored.countries ?? []
  const manual = {
    label: stored.manualLabel || 'Bank transfer',
    instructions: stored.manualInstructions ?? '',
    holdDays: stored.manualHoldDays ?? MANUAL_HOLD_DAYS.usual,
  }
  return {
    isOpen: stored.isOpen === true,
    merchantName: stored.merchantName || (brandName ?? ''),
    supportEmail: stored.supportEmail || null,
    returnsText: stored.returnsText || null,
    returnDays: stored.returnDays ?? RETURN_DAYS.usual,
    returnAddress: stored.returnAddress || null,
    countries,
    deliveries: [
      ...(countries.length > 0 ? (['ship'] as const) : []),
      ...(stored.hasPickup ? (['pickup'] as const) : []),
    ],
    pickupText: (stored.hasPickup && stored.pickupText) || null,
    manual: stored.takesManual ? manual : null,
    sellerSharePercent: stored.sellerSharePercent ?? 100,
    sellersRefund: stored.sellersRefund !== false,
    sellersSetRates: stored.sellersSetRates !== false,
    sellersConfirmPayment: stored.sellersConfirmPayment === true,
  }
}
