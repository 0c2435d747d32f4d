import { SHARED_FIELDS, type SharedField } from '@/contracts/schedule/tasks'
import { idOf, idOrNull } from '@/database/ids'
import type { Post as StoredPost } from '@/payload-types'

type Content = Partial<Pick<StoredPost, SharedField | 'timeZone'>>

/** What the cards of a post share, as it is stored: relations as ids, what is absent as null. */
export function contentOf(stored: Content) {
  return {
    title: stored.title ?? '',
    caption: stored.caption || null,
    mediaIds: (stored.mediaIds ?? []).map(idOf),
    date: stored.date || null,
    time: stored.time || null,
    timeZone: stored.timeZone || null,
    dealId: idOrNull(stored.dealId),
    eventId: idOrNull(stored.eventId),
    disclosure: stored.disclosure ?? ('none' as const),
    remindMinutes: stored.remindMinutes ?? null,
  }
}

/** The shared fields in which two records differ. A time differs by its zone as well. */
export function differingFields(one: Content, other: Content): SharedField[] {
  const [first, second] = [contentOf(one), contentOf(other)]
  const isTimeSame = first.time === second.time && (!first.time || first.timeZone === second.timeZone)
  return SHARED_FIELDS.filter((name) =>
    name === 'time' ? !isTimeSame : JSON.stringify(first[name]) !== JSON.stringify(second[name]),
  )
}

/** The content of some of the fields; a time with its zone. */
export function partOf(
  stored: Content,
  fields: readonly SharedField[],
): Partial<ReturnType<typeof contentOf>> {
  const content = contentOf(stored)
  const names: readonly string[] = fields.includes('time') ? [...fields, 'timeZone'] : fields
  return Object.fromEntries(Object.entries(content).filter(([name]) => names.includes(name)))
}
