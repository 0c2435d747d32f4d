import { StartError } from './say.mjs'
import { provideSecrets } from './settings.mjs'

/**
 * Puts the database's address and the secrets into the environment, for a command that runs beside the site or without
 * it: uses the embedded database if it is running, else starts it.
 * @param {{ isEmbedded: boolean, dataDir: string, makes?: boolean }} settings `makes`: there may be no database yet
 * @returns {Promise<() => Promise<void>>} stops what was started
 */
export async function reachDatabase({ isEmbedded, dataDir, makes = false }) {
  const { checkDatabase } = await import('./checkDatabase.mjs')
  let started
  if (isEmbedded) {
    const { answers } = await import('./instance.mjs')
    const { embeddedDatabaseAt, startEmbeddedDatabase } = await import('./embeddedDatabase.mjs')
    const known = embeddedDatabaseAt(dataDir)
    if (!known && !makes) {
      throw new StartError(`There is no database in ${dataDir} yet; the first npm start makes it.`)
    }
    if (known && (await answers(known.port))) process.env.DATABASE_URI = known.uri
    else {
      started = await startEmbeddedDatabase(dataDir)
      process.env.DATABASE_URI = started.uri
    }
    provideSecrets(dataDir)
  }
  await checkDatabase(process.env.DATABASE_URI)
  return async () => started?.stop()
}
