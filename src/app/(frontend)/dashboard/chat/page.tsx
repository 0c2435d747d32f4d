import { ChatScreen } from '@/components/chat/ChatScreen'
import { readChat } from '@/content/readScreens'
import { screenMetadata } from '../screenMetadata'

export const metadata = screenMetadata('chat')

/** The caller's conversations are read here, so the screen itself makes no call. */
export default async function ChatPage() {
  const start = await readChat()
  return start && <ChatScreen start={start} />
}
