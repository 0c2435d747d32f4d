import { type Payload, createLocalReq } from 'payload'
import { placeLinks } from '@/auth/linkKeys'
import * as contract from '@/contracts/waiting-list'
import type { TestServer } from '../../core/testing/server'
import { type Entry, entries } from '../../waiting-list/waitingPlaces'

type Piece = { productId: string; variantId?: string }

/** The places in line, in the order in which they are served. */
export async function placesOf(payload: Payload): Promise<Entry[]> {
  const req = await createLocalReq({}, payload)
  return entries(req).find().sort({ confirmedAt: 1, _id: 1 }).toArray()
}

/** The path params of a place's link. */
export function placeLink({ _id }: Pick<Entry, '_id'>): { entry: string; key: string } {
  const entry = _id.toHexString()
  return { entry, key: placeLinks.keyOf(entry) }
}

/** Puts an address in line for a piece, through the link of its mail. */
export async function joinWaitingList(server: TestServer, piece: Piece, email: string): Promise<Entry> {
  const asked = await server.request(contract.askWhenBack, { body: { ...piece, email } })
  if (asked.status !== 200) throw new Error(`${asked.status}: ${await asked.text()}`)
  const place = (await placesOf(server.payload)).find(
    (each) => each.email === email && each.productId === piece.productId,
  )
  if (!place) throw new Error(`Nobody waits under ${email}`)
  await server.request(contract.confirmWaitingPlace, { params: placeLink(place) })
  return place
}
