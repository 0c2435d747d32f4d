import type { CollectionConfig } from 'payload'
import { nobody } from '@/access/nobody'
import { environment } from '@/environment'
import { owner } from '../fields'

/**
 * Recordings. Made, fetched and removed only by the calls and jobs that know the owner (endpoints/ideas): nobody,
 * admins included, reaches them through Payload's own doors.
 */
export const VoiceNotes: CollectionConfig = {
  slug: 'voice-notes',
  labels: { singular: 'Voice note', plural: 'Voice notes' },
  admin: { hidden: true },
  endpoints: false,
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  upload: { staticDir: `${environment.uploadsDir}/voice-notes`, crop: false, focalPoint: false },
  fields: [
    owner(),
    { name: 'contentType', type: 'select', required: true, options: ['audio/webm', 'audio/mp4'] },
    { name: 'seconds', type: 'number', min: 0 },
  ],
}
