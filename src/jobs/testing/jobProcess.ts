import { once } from 'node:events'
import config from '@payload-config'
import { createLocalReq, getPayload } from 'payload'
import { runBulkLane } from '../bulkLane'
import { runSendLetters } from '../letters/sendLetters'
import { runSendDigests } from '../sendDigests'

/**
 * A process that waits for a line, then does until it is killed what a site does with jobs ("jobs") or with letters
 * alone ("letters"), or queues the digests due at a moment (ISO) once, and prints their number.
 */
const payload = await getPayload({ config })
process.stdout.write('ready\n')
process.stdin.once('end', () => process.exit())
const [line] = (await once(process.stdin, 'data')) as [Buffer]
if (line.toString() === 'jobs') {
  await payload._initializeCrons()
  runBulkLane(payload)
  // Payload's command ends with the module.
  await new Promise(() => {})
} else if (line.toString() === 'letters') {
  // As the task does, which tries again in the next minute.
  for (const req = await createLocalReq({}, payload); ;) await runSendLetters(req).catch(() => {})
} else {
  const queued = await runSendDigests(await createLocalReq({}, payload), new Date(line.toString()))
  process.stdout.write(`queued ${queued}\n`)
  process.exit()
}
