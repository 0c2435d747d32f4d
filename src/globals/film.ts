import type { GroupField, UploadField } from 'payload'
import { picture, section } from '@/collections/copyFields'

/** The hero film in two crops, each with a still for before playback and for when it must not play. */
export function film(): GroupField {
  return section(
    'film',
    'Hero film',
    [
      films('landscape', 'Film, landscape'),
      picture(
        'landscapePoster',
        'Poster image, landscape',
        '16:9. Shown first, and to everyone who asked for less motion or data.',
      ),
      films('portrait', 'Film, upright'),
      picture('portraitPoster', 'Poster image, portrait', '9:16, for phones.'),
    ],
    'Plays without sound and in a loop. Ten seconds and two megabytes are plenty.',
  )
}

function films(name: string, label: string): UploadField {
  return {
    name,
    label,
    type: 'upload',
    relationTo: 'media',
    hasMany: true,
    maxRows: 2,
    filterOptions: { mimeType: { contains: 'video/' } },
    admin: { description: 'The same film as WebM and as MP4; browsers play the first one that they can.' },
  }
}
