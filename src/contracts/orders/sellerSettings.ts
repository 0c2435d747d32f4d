import * as v from 'valibot'
import { call } from '../core/call'
import { integer, noQuery, patchable, text, version } from '../core/wire'
import { TOTAL_MAX } from './totals'

export const RETURN_TEXT_MAX = 600
export const OWN_RETURN_DAYS_MAX = 90
export const SHIPPING_RATES_MAX = 20

/** Where a setting comes from: `shop` follows the shop's own, whatever it becomes. */
export const PICKUP_CHOICES = ['shop', 'own', 'none'] as const
export const SHIPPING_CHOICES = ['shop', 'own'] as const
export const RETURN_PAYERS = ['buyer', 'seller'] as const
export type ReturnPayer = (typeof RETURN_PAYERS)[number]

/** Texts of a seller's settings (docs/behaviour.md, 12.19). */
export const SELLER_TEXTS = {
  saved: 'Shop settings saved',
  failed: 'The shop settings were not saved.',
  notLoaded: 'Your shop settings could not be loaded.',
  noOwnRates: 'The shop sets the shipping for everybody.',
  ratesRequired: 'Add at least one price.',
  onceEach: 'Each country stands in one row.',
  placeRequired: 'Say where to pick it up.',
  country: 'Two capital letters, such as US.',
  days: 'A whole number from 0 to 90',
} as const

const Country = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^[A-Z]{2}$/, SELLER_TEXTS.country),
  v.metadata({ pattern: '^[A-Za-z]{2}$' }),
)

const Rate = v.strictObject({
  countries: v.pipe(v.array(Country), v.maxLength(250)),
  cents: integer(0, 'An amount of 0 or more', TOTAL_MAX),
  freeFrom: v.nullable(integer(1, 'An amount of more than 0', TOTAL_MAX)),
})

/** What a seller has set; null and `shop` stand for the shop's own. */
const fields = {
  /** On receipts, parcels and product pages. */
  name: v.nullable(v.string()),
  country: v.nullable(v.string()),
  region: v.nullable(v.string()),
  city: v.nullable(v.string()),
  pickup: v.picklist(PICKUP_CHOICES),
  pickupPlace: v.nullable(v.string()),
  pickupHours: v.nullable(v.string()),
  returnAddress: v.nullable(v.string()),
  returnDays: v.nullable(v.number()),
  returnPayer: v.nullable(v.picklist(RETURN_PAYERS)),
  returnText: v.nullable(v.string()),
  shipping: v.picklist(SHIPPING_CHOICES),
  rates: v.array(Rate),
}

export const SellerSettings = v.strictObject({
  ...fields,
  version: v.number(),
  /** What an empty field stands for. */
  shop: v.strictObject({
    name: v.string(),
    /** The flat shipping of an order, in minor units. */
    shipping: v.number(),
    pickupText: v.nullable(v.string()),
    returnDays: v.number(),
    returnsText: v.nullable(v.string()),
    /** Countries that parcels go to, as two capital letters each. */
    countries: v.array(v.string()),
    mayOwnRates: v.boolean(),
  }),
})
export type SellerSettings = v.InferOutput<typeof SellerSettings>
/** What a seller sets. */
export type SellerChoices = Omit<SellerSettings, 'version' | 'shop'>

/** A missing key stays as it is; null and blank take the shop's own again. */
export const SellerSettingsPatch = v.object({
  version,
  name: patchable(text(undefined, 80)),
  country: patchable(Country),
  region: patchable(text(undefined, 80)),
  city: patchable(text(undefined, 80)),
  pickup: v.optional(v.picklist(PICKUP_CHOICES)),
  pickupPlace: patchable(text(undefined, 200)),
  pickupHours: patchable(text(undefined, 200)),
  returnAddress: patchable(text(undefined, 400)),
  returnDays: v.optional(v.nullable(integer(0, SELLER_TEXTS.days, OWN_RETURN_DAYS_MAX))),
  returnPayer: v.optional(v.nullable(v.picklist(RETURN_PAYERS))),
  returnText: patchable(text(undefined, RETURN_TEXT_MAX)),
  shipping: v.optional(v.picklist(SHIPPING_CHOICES)),
  rates: v.optional(
    v.pipe(
      v.array(Rate),
      v.maxLength(SHIPPING_RATES_MAX, `At most ${SHIPPING_RATES_MAX} rows`),
      v.check(areApart, SELLER_TEXTS.onceEach),
    ),
  ),
})
export type SellerSettingsPatch = v.InferOutput<typeof SellerSettingsPatch>

/** Whether no country stands in two rows, and at most one row is for everywhere else. */
function areApart(rates: v.InferOutput<typeof Rate>[]): boolean {
  const named = rates.flatMap(({ countries }) => countries)
  const isOnce = new Set(named).size === named.length
  return isOnce && rates.filter(({ countries }) => countries.length === 0).length <= 1
}

export const getSellerSettings = call({
  method: 'get',
  path: '/seller-settings',
  who: 'user',
  query: noQuery,
  answer: SellerSettings,
  summary: "The caller's settings as a seller, and the shop's own",
})

export const updateSellerSettings = call({
  method: 'patch',
  path: '/seller-settings',
  who: 'user',
  body: SellerSettingsPatch,
  answer: SellerSettings,
  summary: "Change the caller's settings as a seller; orders that were placed before keep theirs",
  fails: [409],
})
