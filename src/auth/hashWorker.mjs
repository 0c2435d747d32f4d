import os from 'node:os'
import { parentPort } from 'node:worker_threads'
import { compare, hash } from 'bcryptjs'

// On Linux the priority applies to this thread alone, so page requests go before hashes.
if (process.platform === 'linux') os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL)

/** Hashes and compares passwords off the main thread, so that no request waits for a hash. */
parentPort.on('message', (job) => {
  run(job).then(
    (result) => parentPort.postMessage({ result }),
    (error) => parentPort.postMessage({ error: String(error) }),
  )
})

function run({ kind, password, cost, stored }) {
  return kind === 'hash' ? hash(password, cost) : compare(password, stored)
}
