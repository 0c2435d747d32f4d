import { memoryStore } from '../api/memoryStore'
import { uuid } from '../api/uuid'
import { type Conversation, sampleConversations } from './sampleConversations'

const store = memoryStore<Conversation[]>(sampleConversations)
/** Unsent drafts by conversation id. */
const draftStore = memoryStore<Readonly<Record<string, string>>>({})

/** The inbox: sample conversations, and a draft for each, in browser memory (docs/behaviour.md, 5.21). */
export function useConversations() {
  return {
    conversations: store.useState(),
    drafts: draftStore.useState(),
    setDraft,
    sendMessage,
    markRead,
  }
}

/** The last message's text. */
export function previewOf({ messages }: Conversation): string {
  return messages.at(-1)?.content ?? ''
}

function setDraft(id: string, draft: string): void {
  draftStore.change((drafts) => ({ ...drafts, [id]: draft }))
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

function change(id: string, update: (conversation: Conversation) => Conversation): void {
  store.change((all) => all.map((each) => (each.id === id ? update(each) : each)))
}
