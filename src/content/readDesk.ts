import config from '@payload-config'
import { getPayload } from 'payload'
import type { DeskStart } from '@/contracts/orders/desk'
import { deskStart } from '@/endpoints/orders/desk/deskSummary'
import { currentSession } from './currentSession'

/** What the shop's screen is rendered with of orders and sales; null without a session. */
export async function readDesk(): Promise<DeskStart | null> {
  const session = await currentSession()
  return session && deskStart(await getPayload({ config }), session.user)
}
