import type { Field } from 'payload'
import { fixed } from './orderFields'

const hidden = { access: fixed, admin: { hidden: true } }

/** What shows a creator's picture to everybody, in place of one of the library (domain/media/ownPicture.ts). */
export const publicPicture: Field[] = [
  { name: 'imageUrl', type: 'text', index: true, ...hidden },
  { name: 'imageAlt', type: 'text', ...hidden },
  { name: 'imageWidth', type: 'number', ...hidden },
  { name: 'imageHeight', type: 'number', ...hidden },
]
