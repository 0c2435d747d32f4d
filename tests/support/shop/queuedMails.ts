import type mongoose from 'mongoose'

/** Follows what mails a site queues, each as "kind about": a job that is done leaves nothing behind. */
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
