import type { CollectionConfig } from 'payload'
import { VOICE_NOTE_WAVE_STRETCHES } from '@/contracts/ideas'
import { environment } from '@/environment'
import { owner } from '../fields'
import { internal } from '../internal'

/**
 * Recordings. Collection access denies everyone, admins included; only calls and jobs that check the owner
 * override it (endpoints/ideas).
 */
export const VoiceNotes: CollectionConfig = {
  slug: 'voice-notes',
  ...internal(),
  labels: { singular: 'Voice note', plural: 'Voice notes' },
  upload: { staticDir: `${environment.uploadsDir}/voice-notes`, crop: false, focalPoint: false },
  fields: [
    owner(),
    { name: 'contentType', type: 'select', required: true, options: ['audio/webm', 'audio/mp4'] },
    { name: 'seconds', type: 'number', min: 0 },
    { name: 'wave', type: 'text', maxLength: 2 * VOICE_NOTE_WAVE_STRETCHES },
  ],
}
