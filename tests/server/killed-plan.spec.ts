import fs from 'node:fs'
import { expect, test } from '@playwright/test'
import type { Idea } from '../../src/contracts/ideas'
import type { Task } from '../../src/contracts/schedule/tasks'
import { embeddedDatabaseAt } from '../../scripts/lib/embeddedDatabase.mjs'
import { storeLoggedIn } from '../support/loggedIn'
import { type Site, startSite } from '../support/startSite'

const KILLS = 3
const AT_ONCE = 12

/** Promotes ideas and moves their tasks while the process is killed. */
test('every idea is one task or none, and every answered move stands, however often the site dies', async () => {
  test.setTimeout(300_000)
  let site = await startSite()
  const { dataDir } = site
  try {
    const [cookie = ''] = await storeLoggedIn(embeddedDatabaseAt(dataDir)?.uri ?? '', 1)
    const answered = new Map<string, number>()
    const promoted: string[] = []
    const makePost = async (call: ReturnType<typeof callerOf>, title: string) => {
      const { id } = await call<Idea>('POST', '/vision-board', { title, content: 'Light.', type: 'text' })
      await call<Idea>('PATCH', `/vision-board/${id}/status`, { status: 'promoted-to-task' })
      promoted.push(id)
      const made = (await call<Task[]>('GET', '/tasks')).find(({ ideaId }) => ideaId === id)
      const step = { version: made?.version, status: 'in-progress', afterId: null }
      const moved = await call<Task>('POST', `/tasks/${made?.id}/move`, step)
      answered.set(moved.id, moved.version)
    }
    for (let kill = 0; kill < KILLS; kill += 1) {
      const call = callerOf(site, cookie)
      const work = Array.from({ length: AT_ONCE }, async (_, index) => {
        for (let idea = 0; ; idea += 1) await makePost(call, `Idea ${kill}-${index}-${idea}`)
      })
      // Each worker ends at the first call that fails once the site is killed.
      const ended = Promise.allSettled(work)
      const goal = answered.size + 2 * AT_ONCE
      await expect.poll(() => answered.size, { timeout: 60_000 }).toBeGreaterThanOrEqual(goal)
      await site.end('SIGKILL')
      await ended
      site = await startSite({ dataDir })
    }
    const call = callerOf(site, cookie)
    const [ideas, tasks] = [await call<Idea[]>('GET', '/vision-board'), await call<Task[]>('GET', '/tasks')]
    const tasksOf = (id: string) => tasks.filter(({ ideaId }) => ideaId === id).length
    const differing = ideas.filter(({ id, status }) => tasksOf(id) !== (status === 'idea' ? 0 : 1))
    expect(differing).toEqual([])
    expect(promoted.filter((id) => tasksOf(id) !== 1)).toEqual([])
    const lost = [...answered].filter(
      ([id, version]) => (tasks.find((task) => task.id === id)?.version ?? 0) < version,
    )
    expect(lost).toEqual([])
  } finally {
    await site.end()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
})

/** Calls the site as one person; throws unless the call succeeds. */
function callerOf({ url }: Site, cookie: string) {
  return async <TAnswer>(method: string, path: string, body?: object): Promise<TAnswer> => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { cookie, origin: url, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as TAnswer
  }
}
