import type { Payload } from 'payload'

/** Returns the queued mails, each as its kind and what it is about, and clears the queue. */
export async function queuedMails(payload: Payload): Promise<[kind: string, about: string][]> {
  const jobs = payload.db.collections['payload-jobs']?.collection
  const found = await jobs?.find({ taskSlug: 'sendMail' }).toArray()
  await jobs?.deleteMany({ taskSlug: 'sendMail' })
  const mails = (found ?? []).map(({ input }): [string, string] => [String(input.kind), String(input.about)])
  return mails.sort(([one], [other]) => one.localeCompare(other))
}
