import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionConfig, Field } from 'payload'
import { adminOnly, nobody, nobodyField } from '@/access/rules'
import { hiddenFromEditors } from '@/access/guards'
import { CANCEL_REASONS, DELIVERIES, ORDER_PROBLEMS, ORDER_STATUSES } from '@/contracts/orders/states'
import { asWords } from '../fields'
import { searchWords } from '@/contracts/orders/orderSearch'
import {
  fixed,
  fixedCents,
  fixedChoice,
  fixedText,
  moment,
  orderAddress,
  orderCameFrom,
  orderHistory,
  orderLines,
  orderParts,
  orderPayment,
  orderReturns,
  orderShipments,
} from '../orderFields'
import { countSale } from '@/domain/orders/salesSummaries'
import type { Order } from '@/payload-types'

/** Gives an order the words that it is found by, as orderStore.ts does for those that are sold. */
const wordNewOrder: CollectionBeforeChangeHook<Order> = ({ data, operation }) =>
  operation === 'create' ? { ...data, words: searchWords({ ...data, number: data.number ?? '' }) } : data

/** Counts an order that is created as paid, as the demo's are; every later change is counted by orderStore.ts. */
const countNewSale: CollectionAfterChangeHook<Order> = async ({ doc, operation, req }) => {
  if (operation === 'create') await countSale(req, doc.id, { before: null, after: doc })
  return doc
}

/** All searched fields are indexed (payload/foldedSearch.ts). */
const searchedName: Field = { ...fixedText('name'), index: true }

/**
 * The orders of the shop (docs/behaviour.md, chapter 12). Only the order code creates and changes them, with one
 * conditional update per step, and never deletes them. The console may edit only the note and the problem.
 */
export const Orders: CollectionConfig = {
  slug: 'orders',
  labels: { singular: 'Order', plural: 'Orders' },
  admin: {
    group: 'Commerce',
    hidden: hiddenFromEditors,
    useAsTitle: 'number',
    description: 'Every order. Refund and ship in the dashboard.',
    defaultColumns: ['number', 'isTest', 'status', 'problem', 'total', 'currency', 'email', 'createdAt'],
    listSearchableFields: ['number', 'email', 'name'],
  },
  access: { read: adminOnly, create: nobody, update: adminOnly, delete: nobody },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  hooks: { beforeChange: [wordNewOrder], afterChange: [countNewSale] },
  indexes: [
    { fields: ['status', 'holdUntil'] },
    { fields: ['lines.sellerId', 'createdAt'] },
    { fields: ['lines.sellerId', 'status', 'paidAt'] },
    { fields: ['lines.sellerId', 'status', 'createdAt'] },
    { fields: ['status', 'paidAt'] },
    { fields: ['status', 'createdAt'] },
    { fields: ['email', 'createdAt'] },
    { fields: ['lines.files.fileId'] },
  ],
  fields: [
    { name: 'number', type: 'text', required: true, unique: true, access: fixed, admin: { readOnly: true } },
    fixedChoice('status', ORDER_STATUSES, { required: true }),
    {
      name: 'problem',
      type: 'select',
      index: true,
      options: ORDER_PROBLEMS.map((value) => ({ value, label: asWords(value) })),
      admin: { description: 'While there is one, nothing is shipped. Empty it when it is settled.' },
    },
    orderLines,
    orderParts,
    {
      type: 'row',
      fields: [
        fixedText('currency'),
        fixedCents('subtotal', 'Subtotal'),
        fixedCents('discount', 'Discount'),
        fixedCents('shipping', 'Shipping'),
        fixedCents('tax', 'Tax'),
        fixedCents('total', 'Total'),
        fixedCents('refunded', 'Refunded'),
      ],
    },
    fixedText('discountCode', 'Discount code'),
    { type: 'row', fields: [fixedText('email', 'E-mail'), searchedName, fixedText('phone')] },
    fixedChoice('delivery', DELIVERIES),
    orderAddress,
    { name: 'note', type: 'textarea', maxLength: 500, admin: { description: 'What the buyer wrote to us.' } },
    orderPayment,
    orderShipments,
    orderReturns,
    orderHistory,
    orderCameFrom,
    {
      name: 'isTest',
      label: 'Test: no money moved',
      type: 'checkbox',
      defaultValue: false,
      // Indexed for test orders alone (domain/orders/salesSummaries.ts).
      access: fixed,
      admin: { components: { Cell: '/src/components/console/TestCell#TestCell' } },
    },
    {
      name: 'isMailboxKnown',
      label: 'The buyer opened a link from our mail',
      type: 'checkbox',
      defaultValue: false,
      access: fixed,
    },
    {
      // A seller said that the money came; it is owed to them once an admin has seen it.
      name: 'awaitsAdmin',
      label: 'Paid by a seller’s word',
      type: 'checkbox',
      defaultValue: false,
      access: fixed,
    },
    moment('holdUntil', 'Pieces are held until'),
    {
      name: 'stockHeld',
      label: 'Pieces are taken from stock',
      type: 'checkbox',
      defaultValue: false,
      access: fixed,
    },
    // The sellers with pieces to ship (domain/orders/salesSummaries.ts).
    { name: 'toShip', type: 'text', hasMany: true, hidden: true, access: { ...fixed, read: nobodyField } },
    // What the desk's search finds it by (contracts/orders/orderSearch.ts).
    {
      name: 'words',
      type: 'text',
      hasMany: true,
      index: true,
      hidden: true,
      access: { ...fixed, read: nobodyField },
    },
    // Ticked at the checkout; once the order is paid, its buyer is one who bought (docs/behaviour.md, 13.8).
    { name: 'wantsNews', type: 'checkbox', access: fixed, admin: { hidden: true } },
    moment('paidAt'),
    moment('cancelledAt'),
    {
      name: 'eraseBuyer',
      type: 'ui',
      admin: {
        position: 'sidebar',
        disableListColumn: true,
        components: { Field: '/src/components/console/EraseBuyer#EraseBuyer' },
      },
    },
    fixedChoice('cancelReason', CANCEL_REASONS),
    // Idempotency key: generated once per cart in the browser, so that a second click creates no second order.
    secret('attempt', { required: true, unique: true }),
    secret('bodyHash', { required: true }),
    // Keyed hash of the client address, for the limit of unpaid orders; cleared once the order is paid or cancelled.
    secret('placedFrom'),
  ],
}

function secret(name: string, extra: { required?: boolean; unique?: boolean } = {}) {
  return {
    name,
    type: 'text',
    access: { ...fixed, read: nobodyField },
    admin: { hidden: true },
    ...extra,
  } as const
}
