import config from '@payload-config'
import { getPayload } from 'payload'
import type { DeskStart } from '@/contracts/orders/desk'
import { deskStart } from '@/endpoints/orders/desk/deskSummary'
import { currentSession } from './currentSession'

/** The initial orders and sales of the shop's screen; null without a session. */
export async function readDesk(): Promise<DeskStart | null> {
  const session = await currentSession()
  return session && deskStart(await getPayload({ config }), session.user)
}
