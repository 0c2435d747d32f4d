import type { CollectionConfig } from 'payload'
import { nobody } from '@/access/nobody'
import { TEXT_MAX } from '@/contracts/core/wire'
import { environment } from '@/environment'

/**
 * What buyers download. Collection access denies everyone; calls hand a file to whoever bought it. A file stays while a
 * product or an order has it, also when its seller is gone (jobs/removeLooseFiles.ts).
 */
export const ProductFiles: CollectionConfig = {
  slug: 'product-files',
  labels: { singular: 'File to download', plural: 'Files to download' },
  admin: { hidden: true, useAsTitle: 'name' },
  endpoints: false,
  lockDocuments: false,
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  upload: {
    staticDir: `${environment.uploadsDir}/product-files`,
    crop: false,
    focalPoint: false,
    pasteURL: false,
  },
  fields: [
    // A text and no relation, so that a deleted account takes nothing from its buyers.
    { name: 'sellerId', type: 'text', required: true, index: true },
    { name: 'name', type: 'text', required: true, maxLength: TEXT_MAX },
  ],
}
