import fs from 'node:fs'

const EVERY_MS = 500

/**
 * Gives Node's thread pool a little work twice a second. glibc before 2.41 (Debian 12's, too) can lose the signal that
 * wakes a waiting thread (glibc bug 25847): what was given to the pool then waits for the next piece of work, on a
 * quiet site for ever. A first start was seen to hang so, on the closing of a picture that it had written.
 */
setInterval(() => fs.stat('.', () => {}), EVERY_MS).unref()
