import { memoryStore } from '../api/memoryStore'
import { uuid } from '../api/uuid'
import { setDraft } from './drafts'
import { type SampleConversation, sampleConversations } from './sampleConversations'

const store = memoryStore<SampleConversation[]>(sampleConversations)
/** The sample conversations, in browser memory (docs/behaviour.md, 5.21). */
export function useSampleConversations() {
  return { samples: store.useState(), sendMessage, markRead }
}

/** Appends the admin's reply and clears the draft; a blank one is ignored (docs/behaviour.md, 4.19). */
function sendMessage(id: string, content: string): void {
  const text = content.trim()
  if (!text) return
  const message = {
    id: uuid(),
    sender: 'admin' as const,
    content: text,
    timestamp: new Date().toISOString(),
  }
  change(id, (conversation) => ({ ...conversation, messages: [...conversation.messages, message] }))
  setDraft(id, '')
}

function markRead(id: string): void {
  change(id, (conversation) => ({ ...conversation, unread: false }))
}

function change(id: string, update: (conversation: SampleConversation) => SampleConversation): void {
  store.change((all) => all.map((each) => (each.id === id ? update(each) : each)))
}
