'use client'

import type { Cover } from '@/contracts/schedule/tasks'
import { MediaThumb } from './MediaThumb'

/** The first file of a task, as its card shows it. */
export function CoverThumb({ cover: { hasPicture, ...cover } }: { cover: Cover }) {
  return <MediaThumb media={{ ...cover, hasPoster: hasPicture, version: 1 }} />
}
