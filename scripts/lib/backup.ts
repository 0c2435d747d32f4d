import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import mongoose from 'mongoose'
import { markOfKey } from '@/auth/secrets'
import { type Place, backUp } from '@/database/backup/backUp'
import { BackupError } from '@/database/backup/manifest'
import { type Restored, restore } from '@/database/backup/restore'
import { siteStore } from '@/database/backup/siteStore'
import { verify } from '@/database/backup/verify'
import { MIGRATIONS } from '@/database/migrations/migrations'
import { noteBackup } from '@/domain/backups/backupNotes'
import { environment } from '@/environment'

type Task = {
  action: 'back up' | 'verify' | 'restore'
  file: string
  dataDir: string
  isEmbedded: boolean
  hasFiles?: boolean
  hasSecrets?: boolean
  replaces?: boolean
}

const NEEDS_KEY =
  'stored platform secrets, the links in mails already sent and the audit entries need the SECRETS_KEY of then'

/**
 * Does what scripts/backup.mjs and restore.mjs ask for in BACKUP_TASK. Exit code 4 means that it is done, 3 that it was
 * refused with one line, 0 that the process ended too early.
 */
const task = JSON.parse(process.env.BACKUP_TASK ?? '{}') as Task
const client = new mongoose.mongo.MongoClient(environment.databaseUri)
let code = 4
try {
  await client.connect()
  const place: Place = { client, db: client.db(), store: await siteStore(environment) }
  if (task.action === 'restore') await runRestore(place)
  else if (task.action === 'verify') await runVerify(place)
  else await runBackUp(place)
} catch (error) {
  if (!(error instanceof BackupError)) throw error
  process.stderr.write(`\n✖ ${error.message}\n`)
  code = 3
} finally {
  await client.close()
}
process.exit(code)

async function runBackUp(place: Place): Promise<void> {
  const { payloadSecret: PAYLOAD_SECRET, secretsKey: SECRETS_KEY } = environment
  const report = await backUp(place, task.file, {
    listsFiles: environment.s3.bucket !== '' && !task.hasFiles,
    secrets: task.hasSecrets ? JSON.stringify({ PAYLOAD_SECRET, SECRETS_KEY }) : undefined,
    keyMark: markOfKey(),
  })
  await noteBackup(place.db, task.file, report)
  const { documents, collections, files, bytes, gone } = report
  say(
    `${documents} documents of ${collections} collections and ${files} files: ${megabytes(bytes)} in ${task.file}`,
  )
  for (const name of gone) say(`Went in between, so it is not in the backup: ${name}`)
  if (environment.s3.bucket && !task.hasFiles) {
    say('Of the files in the S3 store, only the list is in it; --with-files adds their bytes.')
  }
  say(
    task.hasSecrets
      ? 'The site’s secrets are in it: whoever can read this file can read everything.'
      : `Without the site’s secrets: ${NEEDS_KEY}. Keep it apart, or add --with-secrets.`,
  )
}

async function runVerify({ client, db }: Place): Promise<void> {
  const { entries, takenAt } = await verify(client, db, task.file)
  const documents = entries.reduce((sum, entry) => sum + (entry.documents ?? 0), 0)
  const files = entries.filter(({ name }) => name.startsWith('files/')).length
  say(
    `${task.file} is whole: ${documents} documents were restored and compared, ${files} files checked (${takenAt}).`,
  )
}

async function runRestore(place: Place): Promise<void> {
  // Pages that were cached before.
  await rm(path.join(task.dataDir, 'answers.bin'), { force: true })
  const replaces = task.replaces ?? false
  const restored = await restore(place, task.file, { known: MIGRATIONS.map(({ id }) => id), replaces })
  say(
    `${restored.documents} documents and ${restored.files} files of ${restored.manifest.takenAt} are in place.`,
  )
  const cleared = Object.entries(restored.cleared).filter(([, count]) => count > 0)
  say(
    'Everybody has to log in again, and nothing that waited then is sent again. Cleared: ' +
      (cleared.map(([name, count]) => `${count} ${name}`).join(', ') || 'nothing'),
  )
  if (restored.halted > 0)
    say(
      `${restored.halted} letters were on their way or had a time. They were stopped; an admin goes on with them.`,
    )
  await compareStore(place, restored)
  const isKey = await provideKey(restored)
  if (!isKey) say(`SECRETS_KEY is another one now. Lost until it is set to the former one: ${NEEDS_KEY}.`)
}

/** Names the files that the archive only lists and that the store lacks, or has with another checksum. */
async function compareStore({ store }: Place, { manifest }: Restored): Promise<void> {
  const listed = new Map(manifest.elsewhere.map(({ name, checksum }) => [name, checksum]))
  if (listed.size === 0) return
  for await (const { name, checksum } of store.names()) {
    const then = listed.get(name)
    listed.delete(name)
    if (then !== undefined && then !== checksum) say(`Another file in the S3 store than then: ${name}`)
  }
  for (const name of listed.keys()) say(`Not in the S3 store: ${name}`)
}

/** Puts the archive's secrets beside the embedded database, and says whether the site will have the key of then. */
async function provideKey({ secrets, manifest }: Restored): Promise<boolean> {
  if (secrets && task.isEmbedded) {
    await writeFile(path.join(task.dataDir, 'secrets.json'), secrets, { mode: 0o600 })
    return true
  }
  if (secrets) say(`The secrets of then are in the backup: tar -xOf ${task.file} secrets.json`)
  return markOfKey() === manifest.keyMark
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
