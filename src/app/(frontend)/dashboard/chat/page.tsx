import { ChatScreen } from '@/components/chat/ChatScreen'
import { screenMetadata } from '../screenMetadata'

export const metadata = screenMetadata('chat')

export default function ChatPage() {
  return <ChatScreen />
}
