import type { PayloadRequest } from 'payload'
import { slugOf } from '@/contracts/commerce/slug'
import { type StoredLetter, letters } from './letters'

/** A name for a letter's page that no other letter has; the unique index refuses one that was taken meanwhile. */
export async function freeLetterSlug(
  req: Pick<PayloadRequest, 'payload'>,
  { _id, subject }: Pick<StoredLetter, '_id' | 'subject'>,
): Promise<string> {
  const wanted = slugOf(subject, 'letter')
  const isTaken = await letters(req).countDocuments({ slug: wanted, _id: { $ne: _id } })
  return isTaken ? `${wanted}-${String(_id).slice(-6)}` : wanted
}
