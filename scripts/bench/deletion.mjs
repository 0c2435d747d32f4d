import { setTimeout as pause } from 'node:timers/promises'
import { logIn } from './servers.mjs'

const LONGEST_MS = 120_000
const ERASED_MS = 20 * 60_000

/** Deletes the creator at the limits, with the process killed twice on the way. */
export async function deletionRow({ site: first, db, start, tell }) {
  const { _id: userId } = await db.collection('users').findOne({ username: 'sol' })
  const left = async () =>
    (await Promise.all(OWNED.map((name) => db.collection(name).countDocuments({ userId })))).reduce(
      (total, each) => total + each,
      0,
    )
  const all = await left()
  const headers = { ...(await logIn(first)), origin: first.url }
  const began = performance.now()
  const answer = await fetch(`${first.url}/cms-api/users/${userId}`, {
    method: 'DELETE',
    headers,
    signal: AbortSignal.timeout(LONGEST_MS),
  })
  await answer.text()
  const answered = performance.now() - began
  let site = first
  const kept = []
  for (let kill = 0; kill < 2; kill++) {
    await site.kill()
    const before = await left()
    kept.push(before)
    site = await start()
    // The second one is killed once it has erased some itself.
    await until(async () => (await left()) < before)
  }
  await until(async () => (await db.collection('users').countDocuments({ _id: userId })) === 0)
  const minutes = (performance.now() - began) / 60_000
  const rest = await left()
  const text =
    `answered ${answer.status} after ${answered.toFixed(0)} ms; of ${all} records ${kept.join(' and ')} were left ` +
    `when it was killed; all gone after ${minutes.toFixed(1)} min, ${rest} left`
  tell(
    'deletion at the limits, killed twice',
    text,
    '<= 1 s, in minutes',
    answer.ok && answered <= 1_000 && rest === 0,
  )
}

/** The large collections of a creator. */
const OWNED = [
  'tasks',
  'creator-medias',
  'media-folders',
  'vision-boards',
  'products',
  'notifications',
  'fake-account-reports',
  'image-takedown-reports',
  'feedbacks',
]

async function until(isTrue) {
  const deadline = performance.now() + ERASED_MS
  while (!(await isTrue())) {
    if (performance.now() > deadline) throw new Error('The account was not erased in twenty minutes')
    await pause(200)
  }
}
