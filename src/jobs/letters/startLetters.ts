import type { PayloadRequest } from 'payload'
import { MISSED_HOURS } from '@/contracts/audience/letterSending'
import { HOUR_MS } from '@/contracts/core/time'
import { hasDeliveries } from '@/domain/audience/letters/deliveries'
import { type StoredLetter, changeLetter, letters } from '@/domain/audience/letters/letters'
import { missLetter } from '@/domain/audience/letters/progress'

/**
 * Begins letters whose time has come, the earliest first. One waits while people are due for another. One that could
 * not begin for hours is not sent any more: a person decides.
 */
export async function startLetters(req: PayloadRequest, now = new Date()): Promise<void> {
  const due = await letters(req)
    .find({ status: 'scheduled', sendAt: { $lte: now } })
    .sort({ sendAt: 1 })
    .toArray()
  for (const letter of due) {
    const { _id, sendAt, heldAt } = letter
    const since = Math.max(sendAt?.getTime() ?? 0, heldAt?.getTime() ?? 0)
    if (now.getTime() - since > MISSED_HOURS * HOUR_MS) {
      await missLetter(req, letter)
      continue
    }
    const first = await busyLetter(req, now)
    if (first) {
      await letters(req).updateOne(
        { _id, status: 'scheduled' },
        { $set: { heldAt: now, heldBy: String(first._id) } },
      )
      continue
    }
    const set = { status: 'sending' as const, startedAt: now, resumedAt: now, heldBy: null, note: null }
    await changeLetter(req, _id, { from: ['scheduled'], fitting: { sendAt }, set })
  }
}

/** A letter that people are due for now; who is tried again later keeps nobody waiting. */
async function busyLetter(req: PayloadRequest, now: Date): Promise<StoredLetter | null> {
  const sending = await letters(req).find({ status: 'sending' }).toArray()
  for (const letter of sending) {
    const isDue = { campaign: letter._id, state: 'waiting' as const, nextAt: { $lte: now } }
    if (letter.frozenAt === null || (await hasDeliveries(req, isDue))) return letter
  }
  return null
}
