import { parentPort } from 'node:worker_threads'
import { compare, hash } from 'bcryptjs'

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
