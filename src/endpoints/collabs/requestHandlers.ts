import type { PayloadRequest } from 'payload'
import * as contract from '@/contracts/collabs/requests'
import { chatHref, screenHref } from '@/contracts/screens'
import { conflict, isDuplicate, notFound } from '@/database/errors'
import { idOf } from '@/database/ids'
import { notify } from '@/database/notify'
import { isRecordId } from '@/database/ownRecords'
import { touchUser } from '@/database/touchUser'
import { inTransaction, inTurn } from '@/database/transaction'
import { areApart, setBlocked } from '@/domain/chat/blocks'
import { openCollab } from '@/domain/chat/openConversation'
import { endRequest, insertRequest, noteConversation, pairKeyOf } from '@/domain/collabs/collabRequests'
import { cardsOf } from '@/domain/collabs/creatorCards'
import { makeOwn } from '@/domain/workspace/workspaces'
import type { CollabRequest as StoredRequest, User as StoredUser } from '@/payload-types'
import { namesOf } from '../chat/present'
import type { Caller } from '../core/ownHandlers'
import { handle } from '../core/handle'
import { presentRequests, readRequests } from './presentRequests'

const REQUESTS = `${screenHref('connect')}?tab=requests`

/** GET /api/collab-requests */
const listCollabRequests = handle(contract.listCollabRequests, ({ req, user }) => readRequests({ req, user }))

/** POST /api/collab-requests: of many by the same pair, in either direction, one waits; the others are 409. */
const createCollabRequest = handle(contract.createCollabRequest, async ({ body, req, user }) => {
  const { toId } = body
  if (!isRecordId(toId)) throw notFound(contract.COLLAB_TEXTS.notListed)
  const caller = { req, user }
  try {
    // In turn, because every request of a pair writes both users.
    const stored = await inTurn(`requests of ${pairKeyOf(user.id, toId)}`, () =>
      inTransaction(req, async () => {
        const made = await insertRequest(req, { ...body, fromId: user.id })
        for (const id of [user.id, toId]) await makeOwn(req, id, 'connect')
        const title = `${await nameOf(caller)} wants to make something with you`
        await tell(req, toId, made, { step: 'asked', title, href: REQUESTS })
        return made
      }),
    )
    return await presentOne(caller, stored)
  } catch (error) {
    if (isDuplicate(error)) throw conflict(contract.COLLAB_TEXTS.pendingPair)
    throw error
  }
})

/** POST /api/collab-requests/{id}/{answer}: accepting opens a conversation that begins with the request. */
const answerCollabRequest = handle(contract.answerCollabRequest, async ({ params, req, user }) => {
  const answer = contract.COLLAB_ANSWERS.find((each) => each === params.answer)
  if (!answer) throw notFound()
  const caller = { req, user }
  const stored = await inTransaction(req, async () => {
    const ended = await endRequest(req, { id: params.id, userId: user.id, answer })
    if (answer === 'withdraw') return ended
    const fromId = idOf(ended.fromId)
    const name = await nameOf(caller)
    if (answer === 'block') await setBlocked(req, { userId: user.id, otherId: fromId, isBlocked: true })
    // With a block the same, so that it cannot be told from a refusal.
    if (answer === 'decline' || answer === 'block') {
      const href = `${REQUESTS}&requests=sent`
      await tell(req, fromId, ended, { step: 'declined', title: `${name} declined your request`, href })
      return ended
    }
    // Blocked since, or not approved any more: it must look as if the request were over.
    if (!(await areApproved(req, [fromId, user.id])) || (await areApart(req, [fromId, user.id])))
      throw conflict(contract.COLLAB_TEXTS.over)
    const { subject, message, id } = ended
    const conversation = await openCollab(req, { fromId, toId: user.id, subject, message, clientId: id })
    await noteConversation(req, id, conversation.id)
    await tell(req, fromId, ended, {
      step: 'accepted',
      title: `${name} accepted your request`,
      href: chatHref(conversation.id),
    })
    return { ...ended, conversationId: conversation.id }
  })
  return presentOne(caller, stored)
})

/** Writes both users, so that an approval that goes meanwhile conflicts. */
async function areApproved(req: PayloadRequest, userIds: readonly string[]): Promise<boolean> {
  for (const id of userIds) if (!(await touchUser(req, id, { approved: true }))) return false
  return true
}

/** The caller's name as another creator sees it. */
async function nameOf({ req, user }: Caller): Promise<string> {
  const card = (await cardsOf(req, [user.id])).get(user.id)
  if (card) return card.displayName
  // As somebody who is no admin sees it: a username is used to log in.
  const creator: StoredUser = { ...user, role: 'creator' }
  return (await namesOf({ req, user: creator }, [user.id])).get(user.id) ?? ''
}

type Told = { step: 'asked' | 'accepted' | 'declined'; title: string; href: string }

/** Of being asked once for each pair, so that asking again and again does not ring. */
function tell(req: PayloadRequest, userId: string, stored: StoredRequest, { step, ...told }: Told) {
  const { id, pairKey, subject } = stored
  const cause = step === 'asked' ? pairKey : id
  return notify(req, { userId, kind: 'collab', dedupeKey: `collab:${cause}:${step}`, body: subject, ...told })
}

async function presentOne(caller: Caller, stored: StoredRequest): Promise<contract.CollabRequest> {
  const [request] = await presentRequests(caller, [stored])
  return request as contract.CollabRequest
}

/** The calls of requests between creators. */
export const requestCalls = [listCollabRequests, createCollabRequest, answerCollabRequest]
