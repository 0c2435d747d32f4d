import path from 'node:path'
import { writeJson } from '../../scripts/lib/project.mjs'
import { testPorts } from './ports'
import { seededDemo, startSite } from './startSite'

/**
 * Before the flows and scenes: a site with the demo seed on each of TEST_PORTS, in a folder of its own under
 * TEST_DATA_DIR, all started at once. Returns what ends them after the last test.
 */
export default async function startSites() {
  // One site seeds its own demo as fast.
  if (seededDemo && testPorts.length > 1) await seedDemo()
  const starting = testPorts.map((port) =>
    startSite({
      port: Number(port),
      dataDir: `${process.env.TEST_DATA_DIR ?? '.data/tests'}/${port}`,
      env: { SEED: 'demo' },
    }),
  )
  const sites = await Promise.all(starting)
  return async () => {
    await Promise.all(sites.map(({ end }) => end()))
  }
}

async function seedDemo(): Promise<void> {
  const { end } = await startSite({ dataDir: seededDemo, env: { SEED: 'demo' } })
  await end()
  // No port to start on again: each copy finds one of its own.
  writeJson(path.join(seededDemo, 'database.json'), { port: 0 })
}
