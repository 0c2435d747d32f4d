import type { Message } from '@/contracts/chat/messages'

/** Two parts of a conversation as one, in order; where both have a message, the later part's stands. */
export function joined(known: readonly Message[], news: readonly Message[]): Message[] {
  const bySeq = new Map([...known, ...news].map((each) => [each.seq, each]))
  return [...bySeq.values()].toSorted((one, other) => one.seq - other.seq)
}

/** The number after which messages are missing between two parts; null when none are. */
export function gapAfter(messages: readonly Message[]): number | null {
  const at = messages.findIndex(({ seq }, index) => index > 0 && seq !== (messages[index - 1]?.seq ?? 0) + 1)
  return at === -1 ? null : (messages[at - 1]?.seq ?? null)
}
