import { isbot } from 'isbot'
import { Types } from 'mongoose'
import type { Payload } from 'payload'
import { isRecordId } from '@/database/ownRecords'
import { countClick } from '@/domain/audience/letters/clicks'
import { letters } from '@/domain/audience/letters/letters'

export type Followed = { campaign: string; n: string; receipt: string | null; agent: string | null }

/**
 * Where link n of a letter leads, from the list that was fixed when it was sent; null for none. Counts who followed it,
 * but no robots (docs/behaviour.md, 13.13); a count that fails stops nobody.
 */
export async function followLetterLink(
  payload: Payload,
  { campaign, n, receipt, agent }: Followed,
): Promise<string | null> {
  if (!isRecordId(campaign) || !/^\d{1,4}$/.test(n)) return null
  const _id = new Types.ObjectId(campaign)
  const letter = await letters({ payload }).findOne({ _id }, { projection: { 'frozen.links': 1 } })
  const target = letter?.frozen?.links[Number(n)]
  if (!target) return null
  if (receipt && agent && !isbot(agent)) {
    await countClick({ payload }, _id, { n: Number(n), receipt }).catch((error: unknown) =>
      payload.logger.warn({ err: error, msg: 'A click was not counted' }),
    )
  }
  return target
}
