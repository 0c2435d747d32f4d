import type { PayloadRequest } from 'payload'
import * as contract from '@/contracts/eventWaits'
import { conflict, isDuplicate, notFound, unauthorized } from '@/database/errors'
import { idOf } from '@/database/ids'
import { isRecordId, ownRecord, ownRecords } from '@/database/ownRecords'
import { requireRoom } from '@/database/room'
import { touchUser } from '@/database/touchUser'
import { inTransaction, inTurn } from '@/database/transaction'
import { countAhead, joinLine, waits } from '@/domain/events/waitingLine'
import { Types } from 'mongoose'
import { handle } from '../core/handle'
import { eventQueueKey } from './eventQueueKey'
import { refuseSecond } from './handlers'

type Stored = { _id: Types.ObjectId; eventId: Types.ObjectId; createdAt: Date }

async function present(req: PayloadRequest, wait: Stored): Promise<contract.EventWait> {
  const { _id, eventId, createdAt } = wait
  return {
    id: String(_id),
    eventId: String(eventId),
    ahead: await countAhead(req, wait),
    createdAt: createdAt.toISOString(),
  }
}

/** GET /api/event-waits/my */
export const listMyEventWaits = handle(contract.listMyEventWaits, async ({ req, user }) => {
  const own = await ownRecords('event-waits', { req, user })
  return Promise.all(
    own.map(({ id, eventId, createdAt }) =>
      present(req, {
        _id: new Types.ObjectId(id),
        eventId: new Types.ObjectId(idOf(eventId)),
        createdAt: new Date(createdAt),
      }),
    ),
  )
})

/** POST /api/event-waits: 409 while there are seats left, as for who is registered or waits already. */
export const createEventWait = handle(contract.createEventWait, async ({ body: { eventId }, req, user }) => {
  if (!isRecordId(eventId)) throw notFound()
  return inTurn(eventQueueKey(eventId), async () => {
    try {
      const wait = await inTransaction(req, async () => {
        if (!(await touchUser(req, user.id))) throw unauthorized()
        await refuseSecond(req, user, eventId)
        await requireRoom('event-waits', { req, user })
        return joinLine(req, eventId, { userId: user.id })
      })
      return await present(req, wait)
    } catch (error) {
      if (isDuplicate(error)) throw conflict(contract.EVENT_WAIT_TEXTS.already)
      throw error
    }
  })
})

/** DELETE /api/event-waits/{id} */
export const deleteEventWait = handle(contract.deleteEventWait, async ({ params: { id }, req, user }) => {
  await ownRecord('event-waits', id, { req, user })
  const own = { _id: new Types.ObjectId(id), userId: new Types.ObjectId(user.id) }
  const { deletedCount } = await waits(req).deleteOne(own)
  if (deletedCount === 0) throw notFound()
  return { message: contract.EVENT_WAIT_TEXTS.left }
})

/** The calls of the waiting lists. */
export const waitCalls = [listMyEventWaits, createEventWait, deleteEventWait]
