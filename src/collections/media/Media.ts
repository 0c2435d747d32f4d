import type { CollectionConfig, ImageSize, ImageUploadFormatOptions } from 'payload'
import { anyone } from '@/access/anyone'
import { editors } from '@/access/editors'
import { environment } from '@/environment'
import { checkUpload } from './checkUpload'
import { keepUsedMedia } from './keepUsedMedia'
import { MEDIA_TYPES } from './mediaTypes'

const ORIGINAL_EDGE = 2560
const MOST_PIXELS = 60_000_000
const WIDTHS = [480, 960, 1600]
const WEBP = { format: 'webp', options: { quality: 82 } } satisfies ImageUploadFormatOptions
const AVIF = { format: 'avif', options: { quality: 55, effort: 2 } } satisfies ImageUploadFormatOptions

/**
 * The pictures and films of the public pages. Pictures are re-encoded, which makes them smaller and drops camera
 * metadata; the type is read from the content, never from the name.
 */
export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture or film', plural: 'Media' },
  admin: {
    group: 'Marketing',
    hideAPIURL: true,
    useAsTitle: 'alt',
    description:
      'JPEG, PNG, WebP or AVIF up to 15 MB; MP4 or WebM up to 50 MB. Pictures are resized and lose their ' +
      'location data; of a moving picture the first frame is kept, so upload a film for movement.',
    defaultColumns: ['filename', 'alt', 'mimeType', 'filesize', 'updatedAt'],
    listSearchableFields: ['alt', 'filename'],
  },
  access: { read: anyone, create: editors, update: editors, delete: editors },
  hooks: {
    beforeOperation: [checkUpload],
    beforeDelete: [keepUsedMedia],
  },
  upload: {
    staticDir: `${environment.uploadsDir}/library`,
    mimeTypes: [...MEDIA_TYPES],
    adminThumbnail: 'webp480',
    resizeOptions: { width: ORIGINAL_EDGE, height: ORIGINAL_EDGE, fit: 'inside', withoutEnlargement: true },
    formatOptions: WEBP,
    constructorOptions: { limitInputPixels: MOST_PIXELS },
    imageSizes: WIDTHS.flatMap((width): ImageSize[] => [
      { name: `webp${width}`, width, formatOptions: WEBP },
      { name: `avif${width}`, width, formatOptions: AVIF },
    ]),
    crop: false,
    focalPoint: false,
    pasteURL: false,
    modifyResponseHeaders: ({ headers }) => {
      // A replaced file gets a new address, so this one may be cached.
      headers.set('Cache-Control', 'public, max-age=31536000, immutable')
      return headers
    },
  },
  fields: [
    {
      name: 'alt',
      label: 'Alternative text',
      type: 'text',
      required: true,
      maxLength: 200,
      admin: { description: 'For those who cannot see it: the thing and its colour, "Slip dress in coral".' },
    },
  ],
}
