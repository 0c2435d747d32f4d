import { trySpend } from '@/auth/limits'
import * as contract from '@/contracts/eventGuests'
import { isDuplicate, notFound } from '@/database/errors'
import { queueMail } from '@/database/queueMail'
import { inTransaction, inTurn } from '@/database/transaction'
import { handle } from '../core/handle'
import { seeOther } from '../core/seeOther'
import { eventQueueKey } from './eventQueueKey'
import { publicEvent } from './eventPage'
import { presentEvent } from './present'
import { confirm, eraseGuest, guestOfLink, guestWithAddress, holdSeat, registrationOfGuest } from './guests'

/**
 * POST /api/events/{slug}/guests: the same page for every address, known or not; beyond its limit an address gets no
 * mail, and no seat.
 */
export const askForPlace = handle(
  contract.askForPlace,
  async ({ params: { slug }, body, req, payload, headers }) => {
    const event = await publicEvent(payload, slug)
    if (!event) throw notFound()
    if (Date.parse(event.eventDate) <= Date.now()) return seeOther(contract.askedPath(slug, 'over'), headers)
    if (await trySpend(payload, 'event-guest-mail', body.email)) {
      await inTurn(eventQueueKey(event.id), () =>
        inTransaction(req, async () => {
          const guest = await guestWithAddress(req, { eventId: event.id, ...body })
          await holdSeat(req, guest)
          await queueMail(req, 'guest-link', String(guest._id))
        }),
      ).catch((error: unknown) => {
        // Another process has just taken the same request; its mail is on the way.
        if (!isDuplicate(error)) throw error
      })
    }
    const isFull = presentEvent(event).seatsLeft === 0
    return seeOther(contract.askedPath(slug, isFull ? 'line' : 'mail'), headers)
  },
)

/** POST /api/event-guests/{guest}/{key}/confirm: leads to the guest's page, which says what came of it. */
export const confirmGuest = handle(contract.confirmGuest, async ({ params, req, headers }) => {
  const { eventId } = await guestOfLink(req, params)
  await inTurn(eventQueueKey(String(eventId)), () =>
    inTransaction(req, async () => confirm(req, await guestOfLink(req, params))),
  )
  return seeOther(contract.guestPath(params), headers)
})

/** POST /api/event-guests/{guest}/{key}/cancel: a declined guest stays, as a declined registration does. */
export const cancelGuest = handle(contract.cancelGuest, async ({ params, req, headers }) => {
  const { eventId } = await guestOfLink(req, params)
  const isErased = await inTurn(eventQueueKey(String(eventId)), () =>
    inTransaction(req, async () => {
      const guest = await guestOfLink(req, params)
      if ((await registrationOfGuest(req, guest))?.status === 'rejected') return false
      await eraseGuest(req, guest)
      return true
    }),
  )
  return seeOther(`${contract.guestPath(params)}${isErased ? '?left=true' : ''}`, headers)
})

/** The calls of an event's guests. */
export const guestCalls = [askForPlace, confirmGuest, cancelGuest]
