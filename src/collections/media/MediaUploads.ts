import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { CollectionAfterDeleteHook, CollectionConfig } from 'payload'
import { TEXT_MAX } from '@/contracts/core/wire'
import { environment } from '@/environment'
import { owner } from '../fields'
import { internal } from '../internal'

/** Deletes the received bytes with the upload; the second file is tus's metadata. */
const removeBytes: CollectionAfterDeleteHook = async ({ id }) => {
  const file = path.join(/*turbopackIgnore: true*/ environment.incomingDir, String(id))
  await Promise.all([rm(file, { force: true }), rm(`${file}.json`, { force: true })])
}

/**
 * Unfinished uploads of creators; their size is reserved (docs/behaviour.md, 8.5). Collection access denies everyone;
 * the calls check the owner.
 */
export const MediaUploads: CollectionConfig = {
  slug: 'media-uploads',
  ...internal(),
  labels: { singular: 'Upload', plural: 'Uploads' },
  hooks: { afterDelete: [removeBytes] },
  fields: [
    owner(),
    { name: 'name', type: 'text', required: true, maxLength: TEXT_MAX },
    { name: 'size', type: 'number', required: true },
    /** As the sender claims it. */
    { name: 'sha256', type: 'text' },
    /** Of the received bytes, before a film's metadata is removed. */
    { name: 'receivedSha256', type: 'text' },
    /** The process that is writing, until `writerUntil`. */
    { name: 'writer', type: 'text' },
    { name: 'writerUntil', type: 'date' },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
}
