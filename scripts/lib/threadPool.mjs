import fs from 'node:fs'

const EVERY_MS = 500

/**
 * Gives Node's thread pool a little work twice a second. glibc before 2.41 (including Debian 12's) can lose the signal
 * that wakes a waiting thread (glibc bug 25847): queued work then waits for the next piece of work, on a quiet site
 * forever. A first start has hung like this, while closing a picture that it had written.
 */
setInterval(() => fs.stat('.', () => {}), EVERY_MS).unref()
