import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { openCollab } from '@/domain/chat/openConversation'
import { addMessage } from '@/domain/chat/messages'
import { findConversation } from '@/domain/chat/conversations'
import { readNotices, setRead } from '@/domain/chat/reads'
import type { People } from './people'

/** What the two write, in turn: Sol, then Elena. */
const LINES = [
  'A Tuesday morning would be ideal. The light comes in low over the pier until nine.',
  'Tuesday it is. I bring the linen set and the two mats.',
]

/** A conversation between the creator in full season and the editor, so that their chat is their own. */
export async function createChat(req: PayloadRequest, { sol, elena }: People): Promise<void> {
  const { id } = await openCollab(req, {
    fromId: elena,
    toId: sol,
    subject: 'Pilates and linen',
    message: 'Would you film a slow morning with me? Pilates on the pier, in linen.',
    clientId: randomUUID(),
  })
  for (const [index, content] of LINES.entries()) {
    const sender = await req.payload.findByID({
      collection: 'users',
      id: index % 2 ? elena : sol,
      depth: 0,
      req,
    })
    const conversation = await findConversation(req, sender, id)
    await addMessage(req, conversation, sender, { content, clientId: randomUUID() })
  }
  await setRead(req, id, sol, LINES.length + 1)
  await readNotices(req, id, [sol, elena])
}
