import { DESK_TEXTS } from '@/contracts/orders/deskTexts'
import * as contract from '@/contracts/orders/returns'
import { forbidden } from '@/database/errors'
import { inTransaction } from '@/database/transaction'
import { handle } from '../../core/handle'
import { sendRefund } from '../../payments/refundState'
import { presentOwnOrder } from '../desk/presentOwnOrder'
import { ownOrder } from '../desk/ownOrder'
import { pageOf } from '../orderHandlers'
import { orderOfLink } from '@/domain/orders/orderLink'
import { mayRefund, readSelling } from '@/domain/orders/selling'
import { askForReturn as ask } from './askForReturn'
import { decideReturn as decide } from './decideReturn'
import { sendReturn as send } from './sendReturn'
import { withdrawReturn as withdraw } from './withdrawReturn'

/** POST /api/order/{number}/{key}/returns: a repeated key returns the order unchanged. */
export const askForReturn = handle(contract.askForReturn, async ({ params, body, req }) => {
  const selling = await readSelling(req)
  await inTransaction(req, async () => ask(req, await orderOfLink(req, params), body, selling))
  return pageOf(req, await orderOfLink(req, params), params.key)
})

/** POST /api/order/{number}/{key}/withdraw-return: whoever has the link may. */
export const withdrawReturn = handle(contract.withdrawReturn, async ({ params, body, req }) => {
  const selling = await readSelling(req)
  await inTransaction(req, async () => withdraw(req, await orderOfLink(req, params), body.returnId, selling))
  return pageOf(req, await orderOfLink(req, params), params.key)
})

/** POST /api/order/{number}/{key}/send-return: whoever has the link may; the same parcel again changes nothing. */
export const sendReturn = handle(contract.sendReturn, async ({ params, body, req }) => {
  const selling = await readSelling(req)
  await inTransaction(req, async () => send(req, await orderOfLink(req, params), body, selling))
  return pageOf(req, await orderOfLink(req, params), params.key)
})

/** POST /api/orders/{id}/decide-return: for everyone who may refund. */
export const decideReturn = handle(contract.decideReturn, async ({ params: { id }, body, req, user }) => {
  const selling = await readSelling(req)
  const refund = await inTransaction(req, async () => {
    const own = await ownOrder({ req, user }, id)
    if (!mayRefund(user, selling)) throw forbidden(DESK_TEXTS.noRefunds)
    return decide(req, own, body, user.username)
  })
  if (refund) await sendRefund(req, refund)
  return presentOwnOrder({ req, user }, id)
})

/** The calls of returns. */
export const returnCalls = [askForReturn, withdrawReturn, sendReturn, decideReturn]
