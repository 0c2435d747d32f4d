import type { CollectionConfig } from 'payload'
import { hiddenFromEditors } from '@/access/guards'
import { ownedRecords } from '@/access/rules'
import { PICTURE_TYPES } from '@/contracts/media/limits'
import { environment } from '@/environment'
import { owner } from '../fields'
import { keepStill } from '../media/readPicture'

/** Profile pictures: cut to a square and re-encoded, which also drops location data. */
export const ProfileImages: CollectionConfig = {
  slug: 'profile-images',
  labels: { singular: 'Profile picture', plural: 'Profile pictures' },
  admin: {
    group: 'People',
    hidden: hiddenFromEditors,
    description: 'The pictures that users show in the dashboard.',
  },
  access: {
    ...ownedRecords,
    // Anyone can fetch a picture by its random name; users can list only their own.
    read: (args) => args.isReadingStaticFile || ownedRecords.read(args),
  },
  hooks: { beforeOperation: [keepStill] },
  upload: {
    staticDir: `${environment.uploadsDir}/profile-images`,
    mimeTypes: [...PICTURE_TYPES],
    resizeOptions: { width: 320, height: 320, fit: 'cover' },
    formatOptions: { format: 'webp', options: { quality: 82 } },
    crop: false,
    focalPoint: false,
    // A small file can hold a huge picture.
    constructorOptions: { limitInputPixels: 40_000_000 },
  },
  fields: [owner()],
}
