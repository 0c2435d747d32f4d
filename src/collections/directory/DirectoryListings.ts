import type { CollectionConfig } from 'payload'
import { anyone, editors } from '@/access/rules'
import { LISTING_CATEGORIES } from '@/contracts/directory'
import { line, picture } from '../copyFields'

/** The listings of the public directory (docs/behaviour.md, 5.7). */
export const DirectoryListings: CollectionConfig = {
  slug: 'directory-listings',
  labels: { singular: 'Directory listing', plural: 'Directory listings' },
  admin: {
    group: 'Marketing',
    hideAPIURL: true,
    useAsTitle: 'name',
    description: 'The places on /directory, in this order. Up to three featured ones stand at the top.',
    defaultColumns: ['name', 'category', 'location', 'featured', 'updatedAt'],
    listSearchableFields: ['name', 'location', 'description'],
  },
  access: { read: anyone, create: editors, update: editors, delete: editors },
  orderable: true,
  fields: [
    line('name', 'Name', 48),
    {
      name: 'category',
      type: 'select',
      required: true,
      options: [...LISTING_CATEGORIES],
      index: true,
      admin: { isClearable: false, description: 'Visitors filter the directory by it.' },
    },
    {
      name: 'description',
      type: 'textarea',
      required: true,
      maxLength: 240,
      admin: { description: 'One or two sentences, at most 240 characters.' },
    },
    line('location', 'Location', 60, 'Quarter and city: "Wynwood, Miami".'),
    {
      name: 'phone',
      type: 'text',
      maxLength: 32,
      admin: { description: 'As people dial it: (305) 555-0101.' },
    },
    {
      name: 'website',
      type: 'text',
      maxLength: 2048,
      validate: (value: unknown) => !value || isWebAddress(value) || 'Start with https://',
      admin: { description: 'The whole address, from https:// on. The listing shows the word Website.' },
    },
    {
      name: 'hours',
      label: 'Opening hours',
      type: 'text',
      maxLength: 60,
      admin: { description: 'In one line: "Mon to Sat, 6 to 8".' },
    },
    {
      name: 'rating',
      type: 'number',
      min: 0,
      max: 5,
      admin: { step: 0.1, description: 'From 0 to 5, with one decimal.' },
    },
    { ...picture('image', 'Picture', '4:3, at least 960 pixels wide.') },
    {
      name: 'featured',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar', description: 'The first three featured listings stand at the top.' },
    },
  ],
}

function isWebAddress(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value)
}
