import type { CollectionConfig } from 'payload'
import { PICKUP_CHOICES, RETURN_PAYERS, SHIPPING_CHOICES } from '@/contracts/orders/sellerSettings'
import { owner } from '../fields'
import { internal } from '../internal'

/**
 * How a seller ships, takes back and hands over, one record for each (docs/behaviour.md, 12.19). Written by
 * endpoints/orders/sellers/sellerHandlers.ts alone, with a version; what is empty stays as the shop has it.
 */
export const SellerSettings: CollectionConfig = {
  slug: 'seller-settings',
  ...internal(),
  fields: [
    { ...owner(), unique: true },
    ...(['name', 'country', 'region', 'city'] as const).map((name) => ({ name, type: 'text' as const })),
    { name: 'pickup', type: 'select', options: [...PICKUP_CHOICES], required: true, defaultValue: 'shop' },
    { name: 'pickupPlace', type: 'text' },
    { name: 'pickupHours', type: 'text' },
    { name: 'returnAddress', type: 'text' },
    { name: 'returnDays', type: 'number', min: 0, max: 90 },
    { name: 'returnPayer', type: 'select', options: [...RETURN_PAYERS] },
    { name: 'returnText', type: 'text' },
    {
      name: 'shipping',
      type: 'select',
      options: [...SHIPPING_CHOICES],
      required: true,
      defaultValue: 'shop',
    },
    {
      name: 'rates',
      type: 'array',
      fields: [
        { name: 'countries', type: 'text', hasMany: true },
        { name: 'cents', type: 'number', required: true, min: 0 },
        { name: 'freeFrom', type: 'number', min: 1 },
      ],
    },
    { name: 'version', type: 'number', required: true },
  ],
}
