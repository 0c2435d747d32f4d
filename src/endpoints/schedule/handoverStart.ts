import { type Payload, createLocalReq } from 'payload'
import type { HandoverStart } from '@/contracts/schedule/handover'
import { foundOrNull } from '@/database/errors'
import { idOf, idOrNull } from '@/database/ids'
import { ownRecord } from '@/database/ownRecords'
import { readableRecords } from '@/database/readableRecords'
import { cardsOf } from '@/domain/schedule/posts'
import { momentOf } from '@/domain/schedule/moments'
import type { User as StoredUser } from '@/payload-types'
import { presentMedia } from '../media/present'
import { presentTasks } from './present'

/** What the hand-over page of one of the user's tasks shows; null for another person's and an unknown one. */
export async function handoverStart(
  payload: Payload,
  user: StoredUser,
  id: string,
): Promise<{ handover: HandoverStart | null }> {
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  const stored = await foundOrNull(() => ownRecord('tasks', id, { req, user }))
  if (!stored) return { handover: null }
  const postId = idOrNull(stored.postId)
  const cards = postId ? await cardsOf(req, postId) : [stored]
  const [task, ...mates] = await presentTasks(req, [stored, ...cards.filter((card) => card.id !== stored.id)])
  if (!task) return { handover: null }
  const ids = (stored.mediaIds ?? []).map(idOf)
  const files =
    ids.length > 0 ? await readableRecords('creator-media', { req, where: { id: { in: ids } } }) : []
  const inOrder = files.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  return { handover: { task, dueAt: momentOf(stored), media: inOrder.map(presentMedia), mates } }
}
