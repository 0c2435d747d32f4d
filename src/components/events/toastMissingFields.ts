import { EVENT_TEXTS } from '@/contracts/events'
import { toast } from '../ui/toast/toastQueue'
import type { EventValues } from './eventFields'

/** Shows a toast when title or date is missing; other errors are shown at their fields (docs/behaviour.md, 4.14). */
export function toastMissingFields(_: unknown, { title, eventDate }: EventValues): void {
  if (title.trim() && eventDate) return
  toast({
    title: EVENT_TEXTS.missingFields,
    description: EVENT_TEXTS.missingFieldsHint,
    destructive: true,
  })
}
