import { randomBytes } from 'node:crypto'
import { isSame, sign } from '@/auth/sign'

const RANDOM_BYTES = 6
const RANDOM_LENGTH = 8
const SEAL_LENGTH = 6
/** Who opens a mail's links so soon after the mail server took it is a scanner. */
const TOO_SOON_MS = 2_000

/**
 * A mark for the links of one mail: with it, clicks of one mail are told from those of another, and nobody knows whose
 * mail it is, because the mark is stored nowhere with a person (docs/behaviour.md, 13.13).
 */
export function newReceipt(campaign: string): string {
  const random = randomBytes(RANDOM_BYTES).toString('base64url')
  return random + sealOf(campaign, random)
}

/** Whether we made a receipt, for this letter. */
export function isReceipt(campaign: string, given: string): boolean {
  return isSame(given, given.slice(0, RANDOM_LENGTH) + sealOf(campaign, given.slice(0, RANDOM_LENGTH)))
}

function sealOf(campaign: string, random: string): string {
  return sign('letter receipts', `${campaign} ${random}`).slice(0, SEAL_LENGTH)
}

/** Receipts of mails that were taken a moment ago, in this process alone and for two seconds. */
const shared = globalThis as { acceptedReceipts?: Map<string, number> }
const accepted = (shared.acceptedReceipts ??= new Map())

/** Notes that the mail server has just taken the mail of a receipt. */
export function noteAccepted(receipt: string, now = Date.now()): void {
  for (const [each, at] of accepted) {
    if (now - at < TOO_SOON_MS) break
    accepted.delete(each)
  }
  accepted.set(receipt, now)
}

/** Whether a mail was taken so short a time ago that only a scanner can have opened it. */
export function isTooSoon(receipt: string, now = Date.now()): boolean {
  const at = accepted.get(receipt)
  return at !== undefined && now - at < TOO_SOON_MS
}
