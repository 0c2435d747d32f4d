import type mongoose from 'mongoose'

/** Watches the mails that a site queues, each as "kind about": finished jobs are deleted. */
export function followMails(db: mongoose.mongo.Db): { mails: string[]; stop: () => Promise<void> } {
  const mails: string[] = []
  const stream = db
    .collection('payload-jobs')
    .watch<{ input: { kind: string; about: string } }>([
      { $match: { operationType: 'insert', 'fullDocument.taskSlug': 'sendMail' } },
    ])
  stream.on('change', (change) => {
    if (change.operationType !== 'insert') return
    const { kind, about } = change.fullDocument.input
    mails.push(`${kind} ${about}`)
  })
  return { mails, stop: () => stream.close() }
}
