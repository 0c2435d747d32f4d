import type { PageCopy } from '@/contracts/content'
import { CopyLink } from './CopyLink'
import { utcDay } from '@/contracts/core/time'

type AnnouncementProps = { copy: PageCopy<'site-settings'>['announcement']; now: Date }

/** A line above every public page, while its days last (docs/behaviour.md, 9.1). */
export function Announcement({ copy, now }: AnnouncementProps) {
  const { text, url, from, until } = copy
  // A day is stored as noon; which day it is, is a matter of UTC, as for every day of this site.
  const today = utcDay(now)
  if (!text || (from && today < utcDay(from)) || (until && today > utcDay(until))) return null
  return (
    <aside className="announcement" aria-label="Announcement">
      {url ? <CopyLink url={url}>{text}</CopyLink> : text}
    </aside>
  )
}
