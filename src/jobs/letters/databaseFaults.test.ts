import fs from 'node:fs'
import path from 'node:path'
import { startJobProcess } from '../testing/startJobProcess'
import { startEmbeddedDatabase } from '../../../scripts/lib/embeddedDatabase.mjs'
import { runSendLetters } from './sendLetters'
import {
  CONNECTIONS,
  type FaultRun,
  PEOPLE,
  beginAnew,
  finish,
  judge,
  laterByMinutes,
  startFaultRun,
  until,
} from './testing/faultRun'
import { buildLetter } from './testing/letters'

/** The pid of the mongod that has the files of a folder open; it starts again by itself when it ends. */
const mongodPid = (folder: string) => Number(fs.readFileSync(path.join(folder, 'db/mongod.lock'), 'utf8'))

describe('letters, when the database is killed', () => {
  const shared = process.env.TEST_DATABASE_URI
  const folder = path.join(process.env.DATA_DIR ?? '', 'killed-database')
  let database: Awaited<ReturnType<typeof startEmbeddedDatabase>>
  let site: FaultRun

  beforeAll(async () => {
    fs.mkdirSync(folder, { recursive: true })
    // Of its own, because other tests use the shared one at this moment.
    database = await startEmbeddedDatabase(folder)
    process.env.TEST_DATABASE_URI = database.uri
    site = await startFaultRun()
  })
  afterAll(async () => {
    await site.stop()
    await database.stop()
    process.env.TEST_DATABASE_URI = shared
  })

  it('reach nobody twice and forget nobody', async () => {
    await beginAnew(site)
    const { sink, server, admin, req } = site
    const { id } = await buildLetter(server, admin)
    const other = await startJobProcess()
    const begin = performance.now()
    other.run('letters')
    await until(() => sink.mails.length > PEOPLE * 0.2)
    // Fails with the database, as the job of a minute may.
    const running = runSendLetters(req).catch(() => {})
    await until(() => sink.mails.length > PEOPLE * 0.3)
    process.kill(mongodPid(folder), 'SIGKILL')
    // The other process goes on by itself, and then ends together with the database.
    await until(() => sink.mails.length > PEOPLE * 0.7)
    process.kill(mongodPid(folder), 'SIGKILL')
    await other.end()
    await running
    await until(() =>
      laterByMinutes(site).then(
        () => true,
        () => false,
      ),
    )
    await finish(site, id)
    await judge(site, id, { name: 'database killed', uncertainMax: 3 * CONNECTIONS, begin })
  }, 600_000)
})
