import { randomUUID } from 'node:crypto'
import { createLocalReq } from 'payload'
import { type Conversation, createConversation } from '@/contracts/chat/conversations'
import { inTransaction } from '@/database/transaction'
import { openCollab } from '@/domain/chat/openConversation'
import type { User as StoredUser } from '@/payload-types'
import { nextNumber } from '../factories'
import type { TestServer } from '../server'

type Person = Pick<StoredUser, 'id'>

/** The body of a message that is unique in this process. */
export function messageBody(overrides: { content?: string; clientId?: string; mediaIds?: string[] } = {}) {
  return { content: `Message ${nextNumber()}`, clientId: randomUUID(), ...overrides }
}

/** A conversation with the team, whose first message is the creator's. */
export async function buildConversation(
  server: TestServer,
  as: Person,
  overrides: Record<string, unknown> = {},
): Promise<Conversation> {
  const body = { category: 'support', subject: 'A hat', ...messageBody(), ...overrides }
  const answer = await server.request(createConversation, { as, body })
  if (answer.status !== 201) throw new Error(`The conversation was refused: ${await answer.text()}`)
  return answer.json()
}

/** A conversation between two creators, whose first message is the first one's request. */
export async function buildCollab({ payload }: TestServer, from: Person, to: Person) {
  const req = await createLocalReq({}, payload)
  const request = {
    fromId: String(from.id),
    toId: String(to.id),
    subject: 'Pilates and linen',
    message: 'Together?',
  }
  return inTransaction(req, () => openCollab(req, { ...request, clientId: randomUUID() }))
}
