import type { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { cutText } from '@/contracts/core/cutText'
import { subscribers } from '../subscribers'

/** The mailbox or its domain does not exist: nobody will ever read there (RFC 3463). */
const GONE = new Set(['5.1.1', '5.1.2', '5.1.6', '5.1.10'])
/** The mailbox is switched off, which happens and passes. */
const OFF = '5.2.1'
/** So many times, and the mailbox counts as gone. */
const BOUNCES_MAX = 3
const RESPONSE_MAX = 300
/** A mailbox in a server's answer, also one with a quoted name. */
const ADDRESS = /(?:"[^"]*"|[^\s<>()[\]"',;:]+)@[^\s<>()"',;]+/g

/** The enhanced status code in a server's words, such as "550 5.1.1 No such user". */
export function statusOf(response: string): string | null {
  return /\b5\.\d{1,3}\.\d{1,3}\b/.exec(response)?.[0] ?? null
}

/** What of a server's answer is stored and shown: without anything shaped like an address, at most 300 characters. */
export function serverWords(response: string): string {
  return cutText(response.replace(ADDRESS, '…'), RESPONSE_MAX)
}

/** Whether a refusal is about the person's mailbox; anything else is about the letter or its sender. */
export function isAboutPerson(response: string): boolean {
  const status = statusOf(response)
  return status !== null && (GONE.has(status) || status === OFF)
}

/** Notes a refusal that is about the person: a mailbox that is gone ends it at once, one that is off the third time. */
export async function noteBounce(
  req: Pick<PayloadRequest, 'payload'>,
  _id: Types.ObjectId,
  response: string,
): Promise<void> {
  if (!isAboutPerson(response)) return
  const isGone = statusOf(response) !== OFF
  await endBounced(req, _id, isGone ? BOUNCES_MAX : 1)
}

/** Counts bounces of a person who is on the list; with the third one they get no more letters. */
export async function endBounced(
  req: Pick<PayloadRequest, 'payload'>,
  _id: Types.ObjectId,
  weight: number,
): Promise<void> {
  const now = new Date()
  const bounces = { $add: [{ $ifNull: ['$bounces', 0] }, weight] }
  const isOver = { $gte: [bounces, BOUNCES_MAX] }
  await subscribers(req).updateOne({ _id, status: 'active' }, [
    {
      $set: {
        bounces,
        status: { $cond: [isOver, 'bounced', '$status'] },
        leftAt: { $cond: [isOver, now, '$leftAt'] },
        updatedAt: now,
      },
    },
  ])
}
