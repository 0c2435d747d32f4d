import type { DateField, Field, NumberField, SelectField, TextField } from 'payload'
import { nobodyField } from '@/access/rules'
import { RETURN_PAYERS } from '@/contracts/orders/sellerSettings'
import {
  ATTEMPT_STATES,
  DELIVERIES,
  PAYMENT_PROVIDERS,
  RETURN_CONDITIONS,
  RETURN_REASONS,
  RETURN_STATES,
} from '@/contracts/orders/states'
import { asWords, cents, wholeNumber } from './fields'

/** Access for fields that only the site itself writes; the console shows them. */
export const fixed = { create: nobodyField, update: nobodyField }
const readOnly = { readOnly: true }

/** A timestamp that the site sets. */
export function moment(name: string, label?: string): DateField {
  return {
    name,
    ...(label && { label }),
    type: 'date',
    access: fixed,
    admin: { ...readOnly, date: { pickerAppearance: 'dayAndTime' } },
  }
}

/** A text that the site sets. */
export function fixedText(name: string, label?: string): TextField {
  return { name, ...(label && { label }), type: 'text', access: fixed, admin: readOnly }
}

/** A select that the site sets. */
export function fixedChoice(
  name: string,
  values: readonly string[],
  extra: Pick<SelectField, 'required' | 'index'> = {},
): SelectField {
  return {
    name,
    type: 'select',
    options: values.map((value) => ({ value, label: asWords(value) })),
    access: fixed,
    admin: readOnly,
    ...extra,
  }
}

/** An amount of money that the site computes, in minor units. */
export function fixedCents(name: string, label: string): NumberField {
  return { ...cents(name, label, { required: true, defaultValue: 0 }), access: fixed }
}

/** The order's lines as sold: later changes to the product or the seller do not change the sale. */
export const orderLines: Field = {
  name: 'lines',
  type: 'array',
  access: fixed,
  admin: { ...readOnly, initCollapsed: true },
  fields: [
    { name: 'productId', type: 'text', required: true },
    { name: 'variantId', type: 'text' },
    // Text instead of a relation, so that deleting an account does not delete its orders.
    { name: 'sellerId', type: 'text', required: true },
    { name: 'sellerName', type: 'text' },
    { name: 'sellerSharePercent', type: 'number', required: true },
    { name: 'title', type: 'text', required: true },
    { name: 'detail', type: 'text' },
    { name: 'sku', label: 'SKU', type: 'text' },
    { name: 'image', type: 'text' },
    // The code of the short link through which it was added to the cart.
    { name: 'link', label: 'Short link', type: 'text' },
    cents('price', 'Price', { required: true }),
    wholeNumber('quantity', 'Pieces', undefined, { required: true }),
    cents('discount', 'Discount', { required: true, defaultValue: 0 }),
    { name: 'availableFrom', label: 'Available from', type: 'text' },
    wholeNumber('shippedQuantity', 'Shipped', undefined, { required: true, defaultValue: 0 }),
    wholeNumber('refundedQuantity', 'Refunded', undefined, { required: true, defaultValue: 0 }),
    // Of the refunded ones, those that were returned: they had been shipped. Absent is 0.
    wholeNumber('returnedQuantity', 'Refunded after a return'),
    cents('withheld', 'Kept of the refunded pieces'),
    wholeNumber('restockedQuantity', 'Back in stock', undefined, { required: true, defaultValue: 0 }),
    {
      // The files to download, as they were when sold; a line with files is never shipped.
      name: 'files',
      type: 'array',
      fields: [
        { name: 'fileId', type: 'text', required: true },
        { name: 'name', type: 'text', required: true },
        { name: 'bytes', type: 'number', required: true },
        { name: 'downloads', type: 'number', required: true, defaultValue: 0 },
        // Empty unless the seller allowed more downloads.
        { name: 'allowed', type: 'number' },
      ],
    },
  ],
}

/** The order by seller, as it was placed; older orders have none (docs/behaviour.md, 12.20). */
export const orderParts: Field = {
  name: 'parts',
  type: 'array',
  access: fixed,
  admin: { ...readOnly, initCollapsed: true },
  fields: [
    { name: 'sellerId', type: 'text', required: true },
    { name: 'name', type: 'text' },
    { name: 'hasOwnName', type: 'checkbox' },
    { name: 'from', label: 'Ships from', type: 'text' },
    fixedChoice('delivery', DELIVERIES, { required: true }),
    cents('subtotal', 'Subtotal', { required: true }),
    cents('discount', 'Discount', { required: true }),
    cents('shipping', 'Shipping', { required: true }),
    cents('tax', 'Tax', { required: true }),
    cents('total', 'Total', { required: true }),
    // The shipping is the seller's own price, and theirs.
    { name: 'hasOwnRates', label: 'Own shipping', type: 'checkbox' },
    cents('shippingRefunded', 'Shipping refunded', { required: true, defaultValue: 0 }),
    { name: 'pickupText', type: 'textarea' },
    // The seller's rules of that day; empty ones are the shop's.
    { name: 'returnDays', type: 'number' },
    { name: 'returnPayer', type: 'select', options: [...RETURN_PAYERS] },
    { name: 'returnText', type: 'textarea' },
    { name: 'returnAddress', type: 'textarea' },
  ],
}

/** Where the parcel goes; empty for a pickup, and once the buyer is erased. */
export const orderAddress: Field = {
  name: 'address',
  type: 'group',
  access: fixed,
  fields: ['line1', 'line2', 'city', 'region', 'postalCode', 'country'].map((name) => ({
    name,
    type: 'text',
  })),
}

/** How the order is paid: each attempt on a payment page, and the payment received. */
export const orderPayment: Field = {
  name: 'payment',
  type: 'group',
  access: fixed,
  fields: [
    fixedChoice('provider', PAYMENT_PROVIDERS, { required: true }),
    {
      name: 'attempts',
      type: 'array',
      admin: readOnly,
      fields: [
        { name: 'n', label: 'Attempt', type: 'number', required: true },
        moment('startedAt'),
        { name: 'ref', label: 'Reference', type: 'text' },
        { name: 'url', label: 'Payment page', type: 'text' },
        fixedChoice('state', ATTEMPT_STATES),
      ],
    },
    { ...fixedText('paymentRef', 'Payment'), index: true },
    moment('paidAt'),
  ],
}

/** Parcels and pickups. */
export const orderShipments: Field = {
  name: 'shipments',
  type: 'array',
  access: fixed,
  admin: { ...readOnly, initCollapsed: true },
  fields: [
    // Idempotency key, so that a second click creates no second shipment.
    { name: 'key', type: 'text', required: true, admin: { hidden: true } },
    {
      name: 'lines',
      type: 'array',
      fields: [
        { name: 'lineId', type: 'text', required: true },
        { name: 'quantity', type: 'number', required: true },
      ],
    },
    { name: 'carrier', type: 'text' },
    { name: 'trackingNumber', type: 'text' },
    { name: 'trackingUrl', type: 'text' },
    moment('correctedAt'),
    moment('at'),
    { name: 'by', type: 'text' },
  ],
}

/** The buyer's return requests, one row per line, with the decision on each. */
export const orderReturns: Field = {
  name: 'returns',
  type: 'array',
  access: fixed,
  admin: { ...readOnly, initCollapsed: true },
  fields: [
    // Idempotency key of the request, so that a second click creates no second one.
    { name: 'key', type: 'text', required: true, admin: { hidden: true } },
    { name: 'lineId', type: 'text', required: true },
    { name: 'sellerId', type: 'text', required: true },
    wholeNumber('quantity', 'Pieces', undefined, { required: true }),
    fixedChoice('reason', RETURN_REASONS, { required: true }),
    { name: 'note', type: 'text' },
    fixedChoice('state', RETURN_STATES, { required: true, index: true }),
    moment('askedAt'),
    moment('decidedAt'),
    { name: 'by', type: 'text' },
    { name: 'word', label: 'What was said to it', type: 'text' },
    { name: 'address', label: 'Where it goes', type: 'textarea' },
    { name: 'instructions', type: 'textarea' },
    moment('sendUntil', 'To be sent until'),
    { name: 'carrier', type: 'text' },
    { name: 'trackingNumber', type: 'text' },
    { name: 'trackingUrl', type: 'text' },
    moment('sentAt'),
    moment('receivedAt'),
    fixedChoice('condition', RETURN_CONDITIONS),
    moment('closedAt', 'Refunded or declined at'),
    // The key of the refund that ended it; empty again if that fails.
    { name: 'refundKey', type: 'text', admin: { hidden: true } },
    // The state whose deadline somebody was reminded of.
    { name: 'remindedOf', type: 'text', admin: { hidden: true } },
  ],
}

/**
 * How the visit that bought had come, if it was counted: three texts, and nothing that leads back to the visit
 * (docs/behaviour.md, 14.4).
 */
export const orderCameFrom: Field = {
  name: 'cameFrom',
  type: 'group',
  access: fixed,
  fields: [fixedText('source'), fixedText('medium'), fixedText('campaign')],
}

/** The order's log; append-only. */
export const orderHistory: Field = {
  name: 'history',
  type: 'array',
  access: fixed,
  admin: { ...readOnly, initCollapsed: true },
  fields: [
    moment('at'),
    { name: 'what', type: 'text' },
    { name: 'by', type: 'text' },
    { name: 'text', type: 'text' },
  ],
}
