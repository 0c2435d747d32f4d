import type { FeedbackAnswer } from '@/contracts/feedback'
import { formatDay } from '../ui/formatDay'

/** "Answered Nov 22, 2026 by Ada Reyes". */
export function answeredWhen({ answeredAt, answeredBy }: FeedbackAnswer): string {
  return `Answered ${formatDay(answeredAt ?? '')} by ${answeredBy ?? 'the team'}`
}
