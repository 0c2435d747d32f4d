import type { ChatCategory } from '@/contracts/chat/conversations'

type SampleMessage = {
  id: string
  sender: 'user' | 'admin'
  content: string
  /** ISO 8601 */
  timestamp: string
}

export type SampleConversation = {
  id: string
  name: string
  category: ChatCategory
  unread: boolean
  messages: SampleMessage[]
}

/** Three fixed stat cards (docs/behaviour.md, 4.19). */
export const chatStats = [
  { label: 'Active Conversations', value: 12 },
  { label: 'Unread Messages', value: 8 },
  { label: 'Resolved Today', value: 45 },
] as const

/** The inbox's sample conversations (docs/behaviour.md, 4.19). */
export const sampleConversations: SampleConversation[] = [
  {
    id: 'lena',
    name: 'Lena Ortiz',
    category: 'support',
    unread: true,
    messages: [
      {
        id: 'lena-1',
        sender: 'user',
        content: 'My shop products stopped showing prices.',
        timestamp: '2026-11-20T14:05:00Z',
      },
      {
        id: 'lena-2',
        sender: 'admin',
        content: 'Thanks, looking at it now.',
        timestamp: '2026-11-20T14:12:00Z',
      },
      {
        id: 'lena-3',
        sender: 'user',
        content: 'They are back. What was it?',
        timestamp: '2026-11-20T15:01:00Z',
      },
    ],
  },
  {
    id: 'marco',
    name: 'Marco Bell',
    category: 'request',
    unread: true,
    messages: [
      {
        id: 'marco-1',
        sender: 'user',
        content: 'Could the schedule show a month at once?',
        timestamp: '2026-11-19T09:30:00Z',
      },
    ],
  },
  {
    id: 'sofia',
    name: 'Sofia Grant',
    category: 'feedback',
    unread: false,
    messages: [
      {
        id: 'sofia-1',
        sender: 'user',
        content: 'The vision board is the first thing I open.',
        timestamp: '2026-11-18T18:45:00Z',
      },
      {
        id: 'sofia-2',
        sender: 'admin',
        content: 'Good to hear. What is missing there?',
        timestamp: '2026-11-18T19:02:00Z',
      },
    ],
  },
  {
    id: 'theo',
    name: 'Theo Park',
    category: 'support',
    unread: false,
    messages: [
      {
        id: 'theo-1',
        sender: 'user',
        content: 'How do I change my picture?',
        timestamp: '2026-11-17T11:20:00Z',
      },
      {
        id: 'theo-2',
        sender: 'admin',
        content: 'Settings, then Profile.',
        timestamp: '2026-11-17T11:24:00Z',
      },
    ],
  },
]
