import fs from 'node:fs'
import path from 'node:path'
import { MongoClient } from './driver.mjs'
import { root } from './project.mjs'
import { StartError } from './say.mjs'

/** Throws a StartError for a database this version cannot serve: a newer one changed it, or a restore broke off. */
export async function requireKnownData(uri) {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 8000 })
  try {
    const rows = await client.db().collection('migrations').find().toArray()
    const newer = rows.map(({ _id }) => _id).filter((id) => !knownMigrations().has(id))
    if (newer.length > 0) {
      throw new StartError(
        `A newer version of the site has changed this database (${newer.join(', ')}). Start that version, ` +
          'or restore a backup from before.',
      )
    }
    const broken = await client.db().collection('restores').findOne({ _id: 'switching' })
    if (broken) {
      throw new StartError(
        `A restore was interrupted. Run it again: npm run restore -- ${broken.file} --replace`,
      )
    }
  } finally {
    await client.close()
  }
}

/** The ids of src/database/migrations, which are the names of its files. */
function knownMigrations() {
  const names = fs.readdirSync(path.join(root, 'src/database/migrations'))
  return new Set(names.filter((name) => /^\d{3}-.*\.ts$/.test(name)).map((name) => name.slice(0, -3)))
}
