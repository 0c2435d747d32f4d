import { memoryStore } from '../api/memoryStore'
import { type Conversation, sampleConversations } from './sampleConversations'

const store = memoryStore<Conversation[]>(sampleConversations)

/** The inbox: sample conversations in browser memory (dashboard spec, section 1). */
export function useConversations() {
  return { conversations: store.useState(), sendMessage, markRead }
}

/** The last message's text. */
export function previewOf({ messages }: Conversation): string {
  return messages.at(-1)?.content ?? ''
}

/** Appends an answer of the admin; a blank one is ignored (dashboard spec, section 5). Gives whether it was sent. */
function sendMessage(id: string, content: string): boolean {
  const text = content.trim()
  if (!text) return false
  const message = {
    id: crypto.randomUUID(),
    sender: 'admin' as const,
    content: text,
    timestamp: new Date().toISOString(),
  }
  change(id, (conversation) => ({ ...conversation, messages: [...conversation.messages, message] }))
  return true
}

function markRead(id: string): void {
  change(id, (conversation) => ({ ...conversation, unread: false }))
}

function change(id: string, update: (conversation: Conversation) => Conversation): void {
  store.change((all) => all.map((each) => (each.id === id ? update(each) : each)))
}
