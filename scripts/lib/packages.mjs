import { run } from './run.mjs'

/**
 * Installs a Debian package where possible: as root, with apt-get.
 * @returns {Promise<boolean>} whether the package is installed now
 */
export async function installPackage(name) {
  if (process.getuid?.() !== 0) return false
  // At runlevel 1 installing a server does not start it.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const lists = await run('apt-get', ['update', '-qq'], { env, timeout: 120_000 })
  if (lists.code === 127) return false
  const { code } = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    env,
    timeout: 300_000,
  })
  return code === 0
}
