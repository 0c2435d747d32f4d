import type { CollectionConfig } from 'payload'
import { EDITORS_GROUPS, hiddenFromShopEditors } from '@/access/guards'
import { adminOnlyField, anyone, editors } from '@/access/rules'
import { LISTING_CATEGORIES, LISTING_LENGTHS } from '@/contracts/directory'
import { formerSlugs, slugField } from '../addressFields'
import { line, picture } from '../copyFields'
import { fixed } from '../orderFields'
import { publicPicture } from '../publicPicture'
import { setSlug } from '../setSlug'
import { holdCopyPicture, tellSource } from './hooks/copyHooks'
import { openingHoursField } from './openingHoursField'

/**
 * The listings of the public directory (docs/behaviour.md, 5.7): the site's own, and copies of creators' listings that
 * an admin approved. Their addresses are unique.
 */
export const DirectoryListings: CollectionConfig = {
  slug: 'directory-listings',
  labels: { singular: 'Directory listing', plural: 'Directory listings' },
  admin: {
    group: EDITORS_GROUPS.lists,
    hidden: hiddenFromShopEditors,
    useAsTitle: 'name',
    description: 'The places on /directory, in this order. Up to three featured ones appear first.',
    defaultColumns: ['name', 'category', 'location', 'featured', 'updatedAt'],
    listSearchableFields: ['name', 'location', 'description'],
  },
  access: { read: anyone, create: editors, update: editors, delete: editors },
  orderable: true,
  hooks: { beforeChange: [setSlug('directory-listings'), holdCopyPicture], afterDelete: [tellSource] },
  fields: [
    line('name', 'Name', LISTING_LENGTHS.name),
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
      maxLength: LISTING_LENGTHS.description,
      admin: { description: `One or two sentences, at most ${LISTING_LENGTHS.description} characters.` },
    },
    line('location', 'Location', LISTING_LENGTHS.location, 'Quarter and city: "Wynwood, Miami".'),
    {
      name: 'phone',
      type: 'text',
      maxLength: LISTING_LENGTHS.phone,
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
      maxLength: LISTING_LENGTHS.hours,
      admin: { description: 'In one line: "Mon to Sat, 6 to 8".' },
    },
    openingHoursField(),
    {
      name: 'rating',
      type: 'number',
      min: 0,
      max: 5,
      admin: { step: 0.1, description: 'From 0 to 5, with one decimal.' },
    },
    { ...picture('image', 'Picture', '4:3, at least 960 pixels wide.') },
    {
      name: 'seeksCreators',
      label: 'Looks for creators',
      type: 'checkbox',
      defaultValue: false,
      index: true,
    },
    {
      name: 'pitch',
      label: 'What it offers creators',
      type: 'textarea',
      maxLength: LISTING_LENGTHS.pitch,
      admin: { condition: (data) => Boolean(data?.seeksCreators) },
    },
    // Written by approvals alone.
    ...publicPicture,
    slugField('Address in the directory', '/directory/'),
    formerSlugs,
    {
      name: 'ownerId',
      label: 'Belongs to',
      type: 'relationship',
      relationTo: 'users',
      maxDepth: 0,
      index: true,
      access: { read: adminOnlyField, create: adminOnlyField, update: adminOnlyField },
      admin: { position: 'sidebar', description: 'The creator whose place it is, if any.' },
    },
    {
      name: 'sourceId',
      type: 'text',
      access: { ...fixed, read: adminOnlyField },
      admin: { hidden: true },
    },
    {
      name: 'featured',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar', description: 'Up to three featured listings appear first.' },
    },
  ],
}

function isWebAddress(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value)
}
