import { Types } from 'mongoose'
import type { Payload } from 'payload'
import { newToken } from '@/auth/tokens'
import { sendLetter } from '@/contracts/audience/letterSending'
import { type Letter, createLetter, readLetter } from '@/contracts/audience/letters'
import type { Topic } from '@/contracts/audience/subscription'
import { letters } from '@/domain/audience/letters/letters'
import { subscribers } from '@/domain/audience/subscribers'
import type { TestServer } from '@/endpoints/core/testing/server'
import type { User as StoredUser } from '@/payload-types'

/** Puts people on the list at once: p0@example.com, p1@example.com … */
export async function buildReaders(
  payload: Payload,
  number: number,
  topics: Topic[] = ['news'],
): Promise<void> {
  const confirmedAt = new Date(Date.now() - 60_000)
  const rows = Array.from({ length: number }, (_, index) => ({
    _id: new Types.ObjectId(),
    email: `p${index}@example.com`,
    signedUpAt: confirmedAt,
    status: 'active' as const,
    topics,
    askedTopics: [],
    askedAt: null,
    timesAsked: 0,
    firstName: null,
    source: 'landing' as const,
    key: newToken(),
    confirmedAt,
    leftAt: null,
    leftReason: null,
    consents: [],
  }))
  if (rows.length > 0) await subscribers({ payload }).insertMany(rows)
}

/** What a letter needs besides people: a postal line. */
export async function settleSite(payload: Payload): Promise<void> {
  const data = { postalAddress: '1200 Ocean Drive', _status: 'published' as const }
  await payload.updateGlobal({ slug: 'site-settings', data })
}

/** An admin writes a letter and presses Send; with `isDue`, its minute is over. */
export async function buildLetter(
  server: TestServer,
  as: StoredUser,
  { isDue = true, topic = 'news', subject = 'Summer drop', sendAt = null as string | null } = {},
): Promise<Letter> {
  const body = { subject, body: 'Hi {{name}}, it is here.', topic }
  const draft = (await (await server.request(createLetter, { as, body })).json()) as Letter
  const given = { version: draft.version, expected: draft.audience?.people ?? 0, sendAt }
  const answer = await server.request(sendLetter, { as, params: { id: draft.id }, body: given })
  if (answer.status !== 200) throw new Error(await answer.text())
  if (isDue) await makeDue(server.payload, draft.id)
  return answer.json()
}

/** The time of a scheduled letter has come, so many minutes ago. */
export async function makeDue(payload: Payload, id: string, minutesAgo = 0): Promise<void> {
  const sendAt = new Date(Date.now() - minutesAgo * 60_000)
  await letters({ payload }).updateOne({ _id: new Types.ObjectId(id) }, { $set: { sendAt } })
}

/** A letter as admins see it now. */
export async function seen(server: TestServer, as: StoredUser, id: string): Promise<Letter> {
  return (await server.request(readLetter, { as, params: { id } })).json()
}

/** How many people a letter was fixed for, by what became of them. */
export const sumOf = ({ counts }: Pick<Letter, 'counts'>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)
