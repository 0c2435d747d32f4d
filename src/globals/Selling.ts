import type { Field, GlobalConfig } from 'payload'
import * as v from 'valibot'
import { adminOnly } from '@/access/rules'
import { hiddenFromEditors } from '@/access/guards'
import { FIELD_TEXTS, email, mailboxKey } from '@/contracts/core/wire'
import { MANUAL_HOLD_DAYS, RETURN_ADDRESS_MAX, RETURN_DAYS } from '@/contracts/orders/limits'

const COUNTRY = /^[A-Z]{2}$/

/** Whether and how the shop sells (docs/behaviour.md, 12.1). Until an admin opens it, nobody can buy. */
export const Selling: GlobalConfig = {
  slug: 'selling',
  label: 'Selling',
  admin: {
    group: 'Commerce',
    hidden: hiddenFromEditors,
    description:
      'Who sells, where parcels go and how buyers pay. While closed, the cart says that checkout opens later.',
  },
  access: { read: adminOnly, update: adminOnly },
  fields: [
    {
      name: 'isOpen',
      label: 'The shop is open',
      type: 'checkbox',
      defaultValue: false,
      admin: { components: { Field: '/src/components/console/ShopIsOpen#ShopIsOpen' } },
    },
    {
      name: 'merchantName',
      label: 'Seller’s name',
      type: 'text',
      maxLength: 80,
      admin: { description: 'Shown to buyers as the seller. Leave empty to use the brand name.' },
    },
    {
      name: 'supportEmail',
      label: 'E-mail for questions',
      type: 'text',
      maxLength: 200,
      validate: (value: unknown) => !value || v.is(email(), value) || FIELD_TEXTS.invalidEmail,
      hooks: {
        beforeValidate: [({ value }) => (typeof value === 'string' ? mailboxKey(value) : value)],
      },
    },
    { name: 'returnsText', label: 'Returns', type: 'textarea', maxLength: 2_000 },
    {
      name: 'returnDays',
      label: 'Days to ask for a return',
      type: 'number',
      min: 0,
      max: RETURN_DAYS.most,
      defaultValue: RETURN_DAYS.usual,
      admin: {
        step: 1,
        description: 'After the parcel left, on the page of the order. 0: buyers cannot ask there.',
      },
    },
    {
      name: 'returnAddress',
      label: 'Where returns go',
      type: 'textarea',
      maxLength: RETURN_ADDRESS_MAX,
      admin: { description: 'Suggested when a return is approved; the buyer reads it on the slip.' },
    },
    {
      name: 'countries',
      label: 'Countries that parcels go to',
      type: 'text',
      hasMany: true,
      defaultValue: ['US'],
      maxRows: 250,
      validate: (value: unknown) =>
        !value ||
        (Array.isArray(value) && value.every((each) => typeof each === 'string' && COUNTRY.test(each))) ||
        'Two capital letters each: US, DE.',
      admin: { components: { Field: '/src/components/console/CountriesField#CountriesField' } },
    },
    { name: 'hasPickup', label: 'Buyers can pick up', type: 'checkbox', defaultValue: false },
    onlyWith('hasPickup', {
      name: 'pickupText',
      label: 'Where and when to pick up',
      type: 'textarea',
      maxLength: 2_000,
    }),
    { name: 'takesManual', label: 'Manual payment', type: 'checkbox', defaultValue: false },
    onlyWith('takesManual', {
      name: 'manualLabel',
      label: 'Name shown to buyers',
      type: 'text',
      maxLength: 40,
      defaultValue: 'Bank transfer',
    }),
    onlyWith('takesManual', {
      name: 'manualInstructions',
      label: 'How to pay',
      type: 'textarea',
      maxLength: 2_000,
      admin: {
        description:
          'The buyer reads it on the order page and in the mail. While it is empty, this way is not offered.',
      },
    }),
    onlyWith('takesManual', {
      name: 'manualHoldDays',
      label: 'Days to pay',
      type: 'number',
      min: MANUAL_HOLD_DAYS.least,
      max: MANUAL_HOLD_DAYS.most,
      defaultValue: MANUAL_HOLD_DAYS.usual,
      admin: { step: 1, description: 'Then the order is cancelled and its pieces are for sale again.' },
    }),
    {
      name: 'sellerSharePercent',
      label: 'Share of a sale that is the creator’s, in percent',
      type: 'number',
      min: 0,
      max: 100,
      defaultValue: 100,
      admin: { step: 1, description: 'Stored with each order; later changes do not affect past orders.' },
    },
    {
      name: 'sellersSetRates',
      label: 'Creators may set their own shipping',
      type: 'checkbox',
      defaultValue: true,
      admin: { description: 'Off: everybody ships for the flat price of an order, whatever they have set.' },
    },
    {
      name: 'sellersRefund',
      label: 'Creators may refund their own sales',
      type: 'checkbox',
      defaultValue: true,
      admin: { description: 'Each of them their own pieces. Off: their desk says that an admin does it.' },
    },
    {
      name: 'sellersConfirmPayment',
      label: 'Creators may confirm payments outside the site',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description:
          'Of orders that are all theirs. Admins get a mail, and nothing is owed before one has seen the money.',
      },
    },
  ],
}

/** A field that is shown while a checkbox is on. */
function onlyWith(checkbox: string, field: Field): Field {
  return { ...field, admin: { ...field.admin, condition: (data) => Boolean(data?.[checkbox]) } } as Field
}
