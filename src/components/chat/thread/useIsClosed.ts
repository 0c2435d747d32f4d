import type { ConversationDetails } from '@/contracts/chat/conversations'
import { useClock } from '../../ui/useClock'

/** Whether nothing opens a resolved conversation again, by the browser's clock. */
export function useIsClosed(details: ConversationDetails | undefined): boolean {
  const now = useClock()
  return Boolean(details?.opensUntil) && Date.parse(details?.opensUntil ?? '') <= now
}
