import { setTimeout as wait } from 'node:timers/promises'
import { randomUUID } from 'node:crypto'
import { getPayload } from 'payload'
import { startDatabaseProxy } from './testing/databaseProxy'
import { startWaiting } from './testing/waited'

const PASSWORD = 'first-admin-2026'

describe('a start without a database', () => {
  it('answers 503, then makes the first admin and serves once the database is there', async () => {
    const proxy = await startDatabaseProxy(process.env.TEST_DATABASE_URI ?? '')
    const uri = new URL(proxy.uri)
    uri.pathname = `/test-${randomUUID()}`
    Object.assign(process.env, {
      DATABASE_URI: uri.href,
      PAYLOAD_SECRET: 'a secret for tests only, 32 characters',
      SECRETS_KEY: 'another secret for tests, 32 characters',
      SEED: 'empty',
      HASH_COST: '4',
      RUN_JOBS: 'off',
      ADMIN_PASSWORD: PASSWORD,
    })
    const { default: config } = await import('@payload-config')
    const { answerCall } = await import('./mount')
    const tryLogin = () =>
      answerCall(
        new Request('http://localhost:3000/api/login', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ username: 'admin', password: PASSWORD }),
        }),
        config,
      )

    await proxy.cut()
    const waited = startWaiting()
    const refused = await tryLogin()
    expect(waited()).toBeLessThan(4_000)
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).not.toBeNull()

    await proxy.restore()
    let answer = await tryLogin()
    for (let tries = 0; answer.status === 503 && tries < 100; tries += 1) {
      await wait(100)
      answer = await tryLogin()
    }
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ username: 'admin', isAdmin: 'true' })

    const payload = await getPayload({ config })
    const indexes = await payload.db.collections.sessions?.collection.indexes()
    expect(indexes).toContainEqual(expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }))
    const usernames = await payload.db.collections.users?.collection.indexes()
    expect(usernames).toContainEqual(expect.objectContaining({ key: { username: 1 }, unique: true }))
    await payload.db.connection.dropDatabase()
    await payload.destroy()
    await proxy.stop()
  })
})
