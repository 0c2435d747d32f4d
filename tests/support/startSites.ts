import { startSite } from './startSite'

/**
 * Before the flows and scenes: a site with the demo seed on each of TEST_PORTS, in a folder of its own under
 * TEST_DATA_DIR, all started at once. Returns what ends them after the last test.
 */
export default async function startSites() {
  const ports = (process.env.TEST_PORTS ?? '').split(',').filter(Boolean)
  const starting = ports.map((port) =>
    startSite({
      port: Number(port),
      dataDir: `${process.env.TEST_DATA_DIR ?? '.data/tests'}/${port}`,
      // Nearly every test logs somebody in, for which a cheap hash will do.
      env: { SEED: 'demo', HASH_COST: '4', ADMIN_USERNAME: 'admin' },
    }),
  )
  const sites = await Promise.all(starting)
  return async () => {
    await Promise.all(sites.map(({ end }) => end()))
  }
}
