import type { CollectionConfig } from 'payload'
import { environment } from '@/environment'
import { owner } from '../fields'
import { keepStill } from './readPicture'
import { internal } from '../internal'

/** Posters of creators' films, as WebP. Collection access denies everyone; the film's own access was checked. */
export const MediaPosters: CollectionConfig = {
  slug: 'media-posters',
  ...internal(),
  labels: { singular: 'Poster', plural: 'Posters' },
  hooks: { beforeOperation: [keepStill] },
  upload: {
    staticDir: `${environment.uploadsDir}/media-posters`,
    // The first frame of a moving WebP is a PNG until it is stored.
    mimeTypes: ['image/jpeg', 'image/webp', 'image/png'],
    resizeOptions: { width: 960, height: 960, fit: 'inside', withoutEnlargement: true },
    formatOptions: { format: 'webp', options: { quality: 80 } },
    constructorOptions: { limitInputPixels: 40_000_000 },
    crop: false,
    focalPoint: false,
    pasteURL: false,
  },
  fields: [owner()],
}
