import { getPayload } from 'payload'
import { brokenAt } from '@/auth/audit'
import { driverCollection } from '@/database/driverCollection'

// Import the editor first: loaded in parallel, its packages can deadlock and the process ends with nothing done.
await import('@payloadcms/richtext-lexical/lexical')
const { default: config } = await import('@payload-config')

/** Reads every chain of audit entries. Exit code 4 means that all are whole, 3 that one is not. */
const payload = await getPayload({ config, disableOnInit: true })
const told = await driverCollection({ payload }, 'audit-entries').distinct('subjectId')
const audited = await driverCollection({ payload }, 'users').distinct('_id', { auditSeq: { $gt: 0 } })
const subjects = new Set([...told, ...audited].map(String))
let broken = 0
for (const subjectId of subjects) {
  const seq = await brokenAt(payload, subjectId)
  if (seq === null) continue
  broken += 1
  process.stdout.write(`The entries of ${subjectId} are broken at number ${seq}.\n`)
}
process.stdout.write(`${subjects.size - broken} of ${subjects.size} chains are whole.\n`)
await payload.destroy()
process.exit(broken === 0 ? 4 : 3)
