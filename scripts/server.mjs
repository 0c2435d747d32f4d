import './lib/compileCache.mjs'
import './lib/heapGrowth.mjs'
import './lib/threadPool.mjs'
import { checkDatabase } from './lib/checkDatabase.mjs'
import { closingBlock } from './lib/closingBlock.mjs'
import { provideAdmin } from './lib/firstAdmin.mjs'
import { root } from './lib/project.mjs'
import { requireKnownData } from './lib/knownData.mjs'
import { printError, say, StartError, surviveClosedOutput } from './lib/say.mjs'
import { loadServer } from './lib/serverBundle.mjs'
import { readSettings } from './lib/settings.mjs'
import { stopOnSignal } from './lib/shutdown.mjs'

/** Serves the built site on an existing database: what the container image runs. */
try {
  surviveClosedOutput()
  process.chdir(root)
  process.env.NODE_ENV = 'production'
  const { port, url, isEmbedded, dataDir } = readSettings()
  process.env.PORT = String(port)
  if (isEmbedded)
    throw new StartError(
      'DATABASE_URI is not set. This server needs a MongoDB replica set; "npm start" brings its own.',
    )
  const { openSite } = await loadServer('httpServer')
  const databaseUri = process.env.DATABASE_URI
  const known = checkDatabase(databaseUri).then(() => requireKnownData(databaseUri))
  const admin = known.then(() => provideAdmin(databaseUri))
  const site = await openSite({ port, url, databaseUri, dataDir, database: admin })
  stopOnSignal(site.stop)
  say(await closingBlock({ url, admin: await admin }))
} catch (error) {
  printError(error)
  process.exit(1)
}
