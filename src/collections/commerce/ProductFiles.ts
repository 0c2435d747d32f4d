import type { CollectionConfig } from 'payload'
import { TEXT_MAX } from '@/contracts/core/wire'
import { environment } from '@/environment'
import { touches } from '../fields'
import { internal } from '../internal'

/**
 * What buyers download. Collection access denies everyone; calls serve a file to its buyers. A file is kept while a
 * product or an order refers to it, even after its seller is gone (jobs/removeLooseFiles.ts).
 */
export const ProductFiles: CollectionConfig = {
  slug: 'product-files',
  ...internal(),
  labels: { singular: 'File to download', plural: 'Files to download' },
  admin: { hidden: true, useAsTitle: 'name' },
  upload: {
    staticDir: `${environment.uploadsDir}/product-files`,
    crop: false,
    focalPoint: false,
    pasteURL: false,
  },
  fields: [
    // Text instead of a relation, so that deleting the seller's account does not take files away from buyers.
    { name: 'sellerId', type: 'text', required: true, index: true },
    { name: 'name', type: 'text', required: true, maxLength: TEXT_MAX },
    touches(),
  ],
}
