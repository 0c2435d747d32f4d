import path from 'node:path'
import { writeJson } from '../../scripts/lib/project.mjs'
import { testPorts } from './ports'
import { seededDemo, startSite } from './startSite'

/**
 * Before the flows and scenes: starts a site with the demo seed on each of TEST_PORTS, each with its own folder under
 * TEST_DATA_DIR, all in parallel. Returns the teardown that ends them after the last test.
 */
export default async function startSites() {
  // A single site seeds its own demo just as fast.
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
  // Clear the recorded port, so that each copy picks its own.
  writeJson(path.join(seededDemo, 'database.json'), { port: 0 })
}
