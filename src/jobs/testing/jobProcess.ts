import { createInterface } from 'node:readline'
import config from '@payload-config'
import { createLocalReq, getPayload } from 'payload'
import { answerCall } from '@/endpoints/core/mount'
import { runBulkLane } from '../bulkLane'
import { runSendLetters } from '../letters/sendLetters'
import { runSendDigests } from '../sendDigests'

/** A request to the site's own calls. */
export type CallAsked = { url: string; method: string; headers: Record<string, string>; body?: string }

/**
 * A process that does what a line says: until it is killed what a site does with jobs ("jobs") or with letters alone
 * ("letters"); the digests due at a moment (ISO), once, of which it prints the number; or calls (a JSON list), all at
 * once, of which it prints the statuses.
 */
const payload = await getPayload({ config })
const lines = createInterface({ input: process.stdin })
process.stdin.once('end', () => process.exit())
process.stdout.write('ready\n')
let asked = 0
for await (const line of lines) {
  if (line === 'jobs') {
    await payload._initializeCrons()
    runBulkLane(payload)
  } else if (line === 'letters') {
    // As the task does, which tries again in the next minute.
    for (const req = await createLocalReq({}, payload); ;) await runSendLetters(req).catch(() => {})
  } else if (line.startsWith('[')) {
    const calls = JSON.parse(line) as CallAsked[]
    const answers = await Promise.all(
      calls.map(({ url, ...init }) => answerCall(new Request(url, init), config)),
    )
    process.stdout.write(`answers ${++asked}: ${answers.map(({ status }) => status).join(' ')}\n`)
  } else {
    const queued = await runSendDigests(await createLocalReq({}, payload), new Date(line))
    process.stdout.write(`queued ${queued}\n`)
    process.exit()
  }
}
