import type { ArrayField, NumberField } from 'payload'
import * as v from 'valibot'
import { nobodyField, signedInField } from '@/access/rules'
import {
  OPTION_TEXT_MAX,
  OPTION_VALUES_MAX,
  ProductOptions,
  VARIANTS_MAX,
  variantProblem,
} from '@/contracts/commerce/variants'
import { cents, wholeNumber } from '../fields'

const WithValues = v.array(v.object({ values: v.array(v.string()) }))

/**
 * All pieces ever stocked: the initial stock and every manual change, without sales and returns. Null if not counted
 * yet. The books compare it with the current stock (docs/behaviour.md, 12.13).
 */
export const stockedQuantity: NumberField = {
  name: 'stockedQuantity',
  type: 'number',
  access: { create: nobodyField, read: nobodyField, update: nobodyField },
  admin: { hidden: true },
}

/** A product's options, up to two, each with its values. */
export const options: ArrayField = {
  name: 'options',
  labels: { singular: 'Option', plural: 'Options' },
  type: 'array',
  admin: { description: 'What it comes in: Size with XS, S, M, for example. Each combination is a variant.' },
  validate: (value: unknown) => {
    const { issues } = v.safeParse(ProductOptions, value ?? [])
    return issues ? issues[0].message : true
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: OPTION_TEXT_MAX },
    {
      name: 'values',
      type: 'text',
      hasMany: true,
      required: true,
      maxRows: OPTION_VALUES_MAX,
      admin: { description: 'Press Enter after each.' },
    },
  ],
}

/** The variants for sale, one for each combination of values. */
export const variants: ArrayField = {
  name: 'variants',
  labels: { singular: 'Variant', plural: 'Variants' },
  type: 'array',
  validate: (value: unknown, { data }) => {
    const rows = v.safeParse(WithValues, value ?? [])
    if (!rows.success) return 'Each variant needs its values'
    if (rows.output.length > VARIANTS_MAX) return `At most ${VARIANTS_MAX} variants`
    const named = v.safeParse(WithValues, (data as { options?: unknown }).options ?? [])
    // Invalid options are refused by their own field.
    return (named.success && variantProblem(named.output, rows.output)) || true
  },
  fields: [
    {
      name: 'values',
      type: 'text',
      hasMany: true,
      required: true,
      admin: { description: 'One value of each option, in their order.' },
    },
    {
      type: 'row',
      fields: [
        { name: 'sku', label: 'SKU', type: 'text', maxLength: 200, access: { read: signedInField } },
        cents('price', 'Price'),
      ],
    },
    { type: 'row', fields: [storedStock(), adjustStock(() => true)] },
    stockedQuantity,
    { name: 'isActive', label: 'For sale', type: 'checkbox', defaultValue: true },
  ],
}

/**
 * How many can be sold now. Sales change it all the time, so after creation it cannot be set directly
 * (hooks/keepStock.ts).
 */
export function storedStock(): NumberField {
  const field = wholeNumber(
    'inventoryQuantity',
    'In stock',
    '1 to 10 shows "Only N left!", 0 shows "Out of stock".',
    {
      required: true,
      defaultValue: 0,
    },
  )
  return { ...field, access: { update: nobodyField } }
}

/** Pieces to add or, if negative, to remove; not stored itself. `isOffered` decides which records show the field. */
export function adjustStock(isOffered: (data: { variants?: unknown }) => boolean): NumberField {
  return {
    name: 'adjustStock',
    label: 'Adjust the stock by',
    type: 'number',
    virtual: true,
    validate: (value: unknown) =>
      value === null ||
      value === undefined ||
      Number.isSafeInteger(value) ||
      'A whole number, such as 5 or -2',
    admin: {
      step: 1,
      description: 'Pieces to add, or with a minus to take away. What is sold meanwhile stays sold.',
      disableListColumn: true,
      disableListFilter: true,
      condition: (data, _, { operation }) => operation === 'update' && isOffered(data),
    },
  }
}
