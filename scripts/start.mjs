import './lib/compileCache.mjs'
import './lib/heapGrowth.mjs'
import './lib/threadPool.mjs'
import { installDependencies } from './lib/dependencies.mjs'
import { forgetInstance, noteInstance, refuseSecondInstance } from './lib/instance.mjs'
import { requireNode } from './lib/nodeVersion.mjs'
import { requirePort } from './lib/ports.mjs'
import { root } from './lib/project.mjs'
import { endRunning } from './lib/run.mjs'
import { printError, elapsed, say, step, surviveClosedOutput } from './lib/say.mjs'
import { provideSecrets, readSettings } from './lib/settings.mjs'
import { stopOnSignal } from './lib/shutdown.mjs'

/**
 * Brings the whole site up on a machine that only has Node: dependencies, database, build, server. It runs before
 * node_modules exists, so anything that needs packages is imported after the install.
 */
const dev = process.argv.includes('--dev')
const startedAt = Date.now()
const toStop = []

try {
  surviveClosedOutput()
  requireNode()
  process.chdir(root)
  process.env.NODE_ENV = dev ? 'development' : 'production'
  process.env.NEXT_TELEMETRY_DISABLED ||= '1'
  const settings = readSettings()
  stopOnSignal(stopAll)
  toStop.push(async () => endRunning())
  if (settings.isEmbedded) await refuseSecondInstance(settings.dataDir)
  await requirePort(settings.port)
  process.env.PORT = String(settings.port)
  await installDependencies({ dev })
  const { admin } = await prepareDatabase(settings)
  if (dev) await (await import('./lib/serverBundle.mjs')).bundleWhenStale()
  else await (await import('./lib/build.mjs')).buildWhenStale({ after: admin })
  await step('Starting the server', () => serve(settings, admin))
  await tell(settings, await admin)
} catch (error) {
  printError(error)
  await stopAll().catch(printError)
  process.exit(1)
}

/**
 * Starts or checks the database, without waiting for it. `admin` resolves when it is usable, with the first admin's
 * log-in; it includes the password only when it is new.
 */
async function prepareDatabase({ isEmbedded, dataDir, url }) {
  const { provideAdmin } = await import('./lib/firstAdmin.mjs')
  const { requireKnownData } = await import('./lib/knownData.mjs')
  let ready
  if (isEmbedded) {
    await step('Starting the database', async () => {
      const { launchEmbeddedDatabase } = await import('./lib/embeddedDatabase.mjs')
      const database = await launchEmbeddedDatabase(dataDir)
      toStop.push(database.stop)
      noteInstance(dataDir, { url, databasePort: database.port })
      toStop.push(async () => forgetInstance(dataDir))
      process.env.DATABASE_URI = database.uri
      ready = database.ready
    })
    process.env.EMBEDDED_DATABASE = 'true'
    process.env.SEED ||= 'demo'
    provideSecrets(dataDir)
  } else {
    const { checkDatabase } = await import('./lib/checkDatabase.mjs')
    ready = checkDatabase(process.env.DATABASE_URI)
  }
  const known = ready.then(() => requireKnownData(process.env.DATABASE_URI))
  const admin = known.then(() => provideAdmin(process.env.DATABASE_URI))
  // Callers that await it see the rejection; until then it must not crash the process.
  admin.catch(() => {})
  return { admin }
}

async function serve({ port, url, dataDir }, admin) {
  const { loadServer } = await import('./lib/serverBundle.mjs')
  const { openSite } = await loadServer('httpServer')
  const site = await openSite({
    dev,
    port,
    url,
    databaseUri: process.env.DATABASE_URI,
    dataDir,
    database: admin,
  })
  toStop.push(site.stop)
}

async function tell({ url, isEmbedded, dataDir }, admin) {
  const { closingBlock } = await import('./lib/closingBlock.mjs')
  say(`\nReady after ${elapsed(startedAt)}.`)
  say(await closingBlock({ url, dataDir: isEmbedded ? dataDir : undefined, admin }))
  say('\nCtrl+C stops it; the data stays.')
}

async function stopAll() {
  while (toStop.length > 0) await toStop.pop()()
}
