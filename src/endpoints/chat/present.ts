import { fullName } from '@/contracts/account/names'
import { type Conversation, TEAM_NAME } from '@/contracts/chat/conversations'
import { type Message, messagePictureUrl } from '@/contracts/chat/messages'
import { CHAT_TEXTS } from '@/contracts/chat/texts'
import { idOf, idOrNull } from '@/database/ids'
import { recordsByIds } from '@/database/recordsByIds'
import { isTeam, peopleOf } from '@/domain/chat/conversations'
import { type Read, ownReads, readSeqOf, readsOf, unreadOf } from '@/domain/chat/reads'
import type {
  Conversation as StoredConversation,
  CreatorMedia as StoredMedia,
  Message as StoredMessage,
  User as StoredUser,
} from '@/payload-types'
import type { Caller } from '../core/ownHandlers'

type Names = ReadonlyMap<string, string>

/** Full names by id. A username is shown to admins alone, because it is used to log in. */
export async function namesOf({ req, user }: Caller, ids: readonly (string | null)[]): Promise<Names> {
  const known = ids.flatMap((id) => id ?? [])
  const users = await recordsByIds(req, 'users', known, { username: 1, firstName: 1, lastName: 1 })
  const unnamed = (each: StoredUser) => (user.role === 'admin' ? each.username : 'A creator')
  return new Map([...users].map(([id, each]) => [id, fullName(each) || unnamed(each)]))
}

/** Stored conversations as a user sees them. */
export async function presentConversations(
  caller: Caller,
  stored: readonly StoredConversation[],
): Promise<Conversation[]> {
  const { req, user } = caller
  const ids = stored.map(({ id }) => id)
  const reads = await ownReads(req, user.id, ids)
  const names = await namesOf(caller, stored.flatMap(peopleOf))
  return stored.map((each) => presentConversation(user, each, { read: reads.get(each.id) ?? 0, names }))
}

/** One stored conversation as a user sees it. */
export async function presentOne(caller: Caller, stored: StoredConversation): Promise<Conversation> {
  const [conversation] = await presentConversations(caller, [stored])
  return conversation as Conversation
}

function presentConversation(
  user: StoredUser,
  stored: StoredConversation,
  { read, names }: { read: number; names: Names },
): Conversation {
  const isOfTeam = isTeam(stored, user)
  const readSeq = readSeqOf(stored, read, isOfTeam)
  const people = peopleOf(stored)
  const lastSenderId = idOrNull(stored.lastSenderId)
  const [other] = people.filter((id) => isOfTeam || id !== user.id)
  const isSupported = stored.kind === 'support' && !isOfTeam
  return {
    id: stored.id,
    kind: stored.kind,
    category: stored.category,
    name: isSupported ? TEAM_NAME : (names.get(other ?? '') ?? LEFT),
    subject: stored.subject,
    preview: stored.preview ?? CHAT_TEXTS.deleted,
    isLastOwn: isOfTeam ? !people.includes(lastSenderId ?? '') : lastSenderId === user.id,
    timestamp: stored.lastAt,
    unread: unreadOf(stored, readSeq),
    state: stored.state,
    lastSeq: stored.lastSeq,
    readSeq,
    version: stored.version,
  }
}

/** The name of a person whose account is erased. */
export const LEFT = 'Somebody who left'

type Shown = { conversation: StoredConversation; messages: readonly StoredMessage[] }

/** Stored messages of a conversation as a user sees them. */
export async function presentMessages(caller: Caller, { conversation, messages }: Shown): Promise<Message[]> {
  const { req, user } = caller
  const reads = await readsOf(req, conversation.id)
  const names = await namesOf(
    caller,
    messages.map(({ senderId }) => idOrNull(senderId)),
  )
  const pictures = await recordsByIds(
    req,
    'creator-media',
    messages.flatMap(({ mediaIds }) => (mediaIds ?? []).map(idOf)),
    { name: 1, alt: 1 },
  )
  const people = new Set(peopleOf(conversation))
  return messages.map((each) => {
    const isOwn = idOrNull(each.senderId) === user.id
    const isOfTeam = Boolean(each.isOfTeam)
    const isDeleted = typeof each.content !== 'string'
    return {
      id: each.id,
      seq: each.seq,
      sender: isOfTeam ? 'admin' : 'user',
      isOwn,
      name: nameOf(each, names, isTeam(conversation, user)),
      content: each.content ?? '',
      timestamp: each.createdAt,
      attachments: attachmentsOf(each, pictures),
      seenByOther: reads.some(
        (read) => isOther(read, each, { conversation, people }) && read.seq >= each.seq,
      ),
      isDeleted,
      clientId: isOwn ? each.clientId : null,
    }
  })
}

/** Creators hear the team with one voice; admins see who of them wrote. */
function nameOf({ senderId, isOfTeam }: StoredMessage, names: Names, isForTeam: boolean): string {
  if (isOfTeam && !isForTeam) return TEAM_NAME
  return names.get(idOrNull(senderId) ?? '') ?? (isOfTeam ? TEAM_NAME : LEFT)
}

function attachmentsOf(
  { conversationId, seq, mediaIds }: StoredMessage,
  pictures: ReadonlyMap<string, StoredMedia>,
): Message['attachments'] {
  return (mediaIds ?? []).map((mediaId, index) => {
    const { name = '', alt = null } = pictures.get(idOf(mediaId)) ?? {}
    const n = index + 1
    return { n, name, alt, url: messagePictureUrl({ id: idOf(conversationId), seq, n }) }
  })
}

type Place = { conversation: StoredConversation; people: ReadonlySet<string> }

/** Whether a reader is on the other side than the sender. */
function isOther(
  { userId }: Read,
  { senderId, isOfTeam }: StoredMessage,
  { conversation, people }: Place,
): boolean {
  const reader = String(userId)
  if (conversation.kind === 'support') return people.has(reader) === Boolean(isOfTeam)
  return reader !== idOrNull(senderId)
}
