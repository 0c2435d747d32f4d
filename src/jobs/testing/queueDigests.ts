import { once } from 'node:events'
import config from '@payload-config'
import { createLocalReq, getPayload } from 'payload'
import { runSendDigests } from '../sendDigests'

/** A process that queues the digests due at a moment (ISO, from its input), as a job does; prints how many it queued. */
const payload = await getPayload({ config })
process.stdout.write('ready\n')
const [moment] = (await once(process.stdin, 'data')) as [Buffer]
const queued = await runSendDigests(await createLocalReq({}, payload), new Date(moment.toString()))
process.stdout.write(`queued ${queued}\n`)
process.exit()
