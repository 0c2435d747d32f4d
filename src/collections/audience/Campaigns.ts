import type { CollectionConfig } from 'payload'
import { DELIVERY_STATES, LETTER_LENGTHS, LETTER_STATUSES } from '@/contracts/audience/letters'
import { TOPICS } from '@/contracts/audience/subscription'
import { internal } from '../internal'
import { touchOwner } from '../touchOwner'

/**
 * Letters to subscribers (docs/behaviour.md, 13.8). Calls and the job alone read and write them, by conditional updates
 * (domain/audience/letters); to whom they went stands in `deliveries`, a collection of the driver.
 */
export const Campaigns: CollectionConfig = {
  slug: 'campaigns',
  ...internal(),
  labels: { singular: 'Letter', plural: 'Letters' },
  admin: { hidden: true, useAsTitle: 'subject' },
  indexes: [{ fields: ['author', 'createdAt'] }, { fields: ['status', 'sendAt'] }],
  fields: [
    {
      name: 'author',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      hooks: { beforeChange: [touchOwner] },
    },
    { name: 'subject', type: 'text', maxLength: LETTER_LENGTHS.subject },
    { name: 'preheader', type: 'text', maxLength: LETTER_LENGTHS.preheader },
    { name: 'body', type: 'textarea', maxLength: LETTER_LENGTHS.body },
    { name: 'topic', type: 'select', required: true, options: [...TOPICS] },
    { name: 'countsClicks', type: 'checkbox', defaultValue: true },
    { name: 'isPublic', type: 'checkbox', defaultValue: false },
    { name: 'isIndexed', type: 'checkbox', defaultValue: false },
    /** The name of its page; unique, and set when it is sent. */
    { name: 'slug', type: 'text' },
    /** What its links to the shop carry; unique, and set when it is first sent with counted links. */
    { name: 'code', type: 'text' },
    /** How many mails were opened for certain, and how many followed each link, as last counted. */
    { name: 'clicks', type: 'json' },
    /** YYYY-MM-DD. */
    { name: 'confirmedFrom', type: 'text' },
    { name: 'confirmedUntil', type: 'text' },
    { name: 'tags', type: 'text', hasMany: true },
    /** The id of a letter. */
    { name: 'cameThrough', type: 'text' },
    { name: 'hasBought', type: 'checkbox', defaultValue: false },
    { name: 'status', type: 'select', required: true, defaultValue: 'draft', options: [...LETTER_STATUSES] },
    { name: 'sendAt', type: 'date' },
    /** When it last waited for another letter, and for which one; it is not late because of that. */
    { name: 'heldAt', type: 'date' },
    { name: 'heldBy', type: 'text' },
    { name: 'startedAt', type: 'date' },
    /** When it was last resumed, or began. */
    { name: 'resumedAt', type: 'date' },
    /** When its people were fixed; nothing is sent before. */
    { name: 'frozenAt', type: 'date' },
    { name: 'finishedAt', type: 'date' },
    { name: 'total', type: 'number' },
    { name: 'left', type: 'number', defaultValue: 0 },
    {
      name: 'counts',
      type: 'group',
      fields: DELIVERY_STATES.map((name) => ({ name, type: 'number' as const, defaultValue: 0 })),
    },
    { name: 'note', type: 'text' },
    /** Set from sending on of the one launch letter; unique. */
    { name: 'launch', type: 'text' },
    /** What is sent: parts with places to fill in, links, where answers go. */
    { name: 'frozen', type: 'json' },
    { name: 'version', type: 'number', required: true, defaultValue: 1 },
  ],
}
