import { type Payload, type PayloadRequest, createLocalReq } from 'payload'
import { foundOrNull } from '@/database/errors'

/** What a link opened; `readAt` in ms since 1970. */
export type Opened<TOpened> = { opened: TOpened; readAt: number }

/**
 * What a secret link opens (auth/linkKeys.ts), for its page; null when `open` throws a 404. The request has no user:
 * the link is the credential.
 */
export async function openLink<TOpened>(
  payload: Payload,
  open: (req: PayloadRequest) => Promise<TOpened>,
): Promise<Opened<TOpened> | null> {
  const req = await createLocalReq({}, payload)
  const found = await foundOrNull(async () => ({ opened: await open(req) }))
  return found && { ...found, readAt: Date.now() }
}
