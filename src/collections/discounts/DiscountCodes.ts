import type { CollectionConfig, NumberField, CollectionAfterDeleteHook } from 'payload'
import { adminOnly } from '@/access/rules'
import { hiddenFromEditors } from '@/access/guards'
import { storedCode } from '@/contracts/discounts'
import { DISCOUNT_CODE_MAX } from '@/contracts/orders/limits'
import { CURRENCY_HINT, cents, wholeNumber } from '../fields'
import { fixed } from '../orderFields'
import { driverCollection } from '@/database/driverCollection'
import { sessionOf } from '@/database/transaction'

/** Deletes the uses of a deleted code; orders keep the discount it gave. */
const forgetUses: CollectionAfterDeleteHook = async ({ id, req }) => {
  await driverCollection(req, 'discount-uses').deleteMany(
    { codeId: String(id) },
    { session: await sessionOf(req) },
  )
}

const CODE = /^[A-Z0-9][A-Z0-9._-]*$/

/**
 * Codes that reduce the price of an order (docs/behaviour.md, 12.12). Admins create them; only orders change the use
 * count.
 */
export const DiscountCodes: CollectionConfig = {
  slug: 'discount-codes',
  labels: { singular: 'Discount code', plural: 'Discount codes' },
  admin: {
    group: 'Commerce',
    hidden: hiddenFromEditors,
    useAsTitle: 'code',
    description: 'What buyers type at checkout. A change counts from the next order on.',
    defaultColumns: ['code', 'percent', 'amount', 'usesTaken', 'maxUses', 'endsAt', 'isActive'],
  },
  access: { read: adminOnly, create: adminOnly, update: adminOnly, delete: adminOnly },
  defaultSort: 'code',
  disableDuplicate: true,
  hooks: { afterDelete: [forgetUses] },
  fields: [
    {
      name: 'code',
      type: 'text',
      required: true,
      unique: true,
      maxLength: DISCOUNT_CODE_MAX,
      hooks: {
        beforeValidate: [
          ({ value }: { value?: unknown }) => (typeof value === 'string' ? storedCode(value) : value),
        ],
      },
      validate: (value: unknown) =>
        (typeof value === 'string' && value.length <= DISCOUNT_CODE_MAX && CODE.test(value)) ||
        `Letters, digits, - . and _, at most ${DISCOUNT_CODE_MAX}.`,
      admin: { description: 'Buyers may type it in any case.' },
    },
    {
      type: 'row',
      fields: [
        { ...wholeNumber('percent', 'Percent off'), max: 100, validate: validatePercent },
        { ...cents('amount', 'Amount off'), validate: validateAmount },
        {
          name: 'currency',
          type: 'text',
          required: true,
          defaultValue: 'USD',
          validate: (value: unknown) =>
            (typeof value === 'string' && /^[A-Z]{3}$/.test(value)) || CURRENCY_HINT,
          admin: { description: 'Of the amount and of the least order.' },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'startsAt',
          label: 'From',
          type: 'date',
          admin: { date: { pickerAppearance: 'dayAndTime' } },
        },
        {
          name: 'endsAt',
          label: 'Until',
          type: 'date',
          validate: (value: unknown, { siblingData }: { siblingData: { startsAt?: string | null } }) =>
            !value || !siblingData.startsAt || new Date(value as string) > new Date(siblingData.startsAt)
              ? true
              : 'It has to end after it starts.',
          admin: { date: { pickerAppearance: 'dayAndTime' } },
        },
      ],
    },
    cents('minSubtotal', 'Minimum order'),
    {
      type: 'row',
      fields: [
        limit('maxUses', 'Total uses', 'Leave empty for unlimited.'),
        limit('maxPerEmail', 'Uses per e-mail address', 'Leave empty for unlimited.'),
        { ...wholeNumber('usesTaken', 'Used', undefined, { defaultValue: 0 }), access: fixed },
      ],
    },
    {
      name: 'productIds',
      label: 'Only for these products',
      type: 'relationship',
      relationTo: 'products',
      hasMany: true,
      admin: { description: 'Empty: for every product.' },
    },
    {
      name: 'sellerId',
      label: 'Of the seller',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      admin: { readOnly: true, description: 'Empty: the shop’s. Else for the pieces of this creator alone.' },
      access: fixed,
    },
    { name: 'isActive', label: 'Active', type: 'checkbox', defaultValue: true },
  ],
}

type Given = { percent?: number | null; amount?: number | null }
type Options = { siblingData: unknown }

/** Exactly one of percent and amount must be set; the error is shown at the percent. */
function validatePercent(value: unknown, { siblingData }: Options) {
  const { amount } = siblingData as Given
  if (isEmpty(value) === isEmpty(amount)) return 'Fill in either the percent or the amount.'
  if (isEmpty(value)) return true
  return (
    (Number.isSafeInteger(value) && (value as number) >= 1 && (value as number) <= 100) || 'From 1 to 100'
  )
}

function validateAmount(value: unknown) {
  return (
    isEmpty(value) || (Number.isSafeInteger(value) && (value as number) >= 1) || 'A whole number, 1 or more'
  )
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined
}

/** A maximum of 1 or more; empty means no limit. */
function limit(name: string, label: string, description: string): NumberField {
  return { ...wholeNumber(name, label, description), min: 1, validate: validateAmount }
}
