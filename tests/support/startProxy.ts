import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findNginx } from '../../scripts/lib/nginx.mjs'
import { freePort } from '../../scripts/lib/ports.mjs'

export type Proxy = { url: string; end: () => Promise<void> }

/** Starts nginx with the shipped configuration, in front of sites at these addresses. */
export async function startProxy(sites: string[]): Promise<Proxy> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'isla-verano-proxy-'))
  // When started as root, nginx's workers run as another user.
  fs.chmodSync(folder, 0o755)
  const port = await freePort()
  const shipped = fs.readFileSync('deploy/nginx.conf', 'utf8')
  const servers = sites.map((site) => `server ${new URL(site).host} max_fails=1 fail_timeout=2s;`).join('\n')
  const file = path.join(folder, 'nginx.conf')
  fs.writeFileSync(
    file,
    shipped
      .replace(/^ *resolver .*$/m, '')
      .replace(/^ *server app:.*$/m, servers)
      .replaceAll('/tmp/nginx', path.join(folder, 'nginx'))
      .replace('listen 8080;', `listen 127.0.0.1:${port};`),
  )
  const child = spawn(await findNginx(), ['-c', file, '-p', folder, '-g', 'daemon off;'])
  let output = ''
  child.stderr.on('data', (text: Buffer) => (output += text.toString()))
  const url = `http://127.0.0.1:${port}`
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start:\n${output}`)
  }
  return { url, end }

  async function end() {
    const closed = once(child, 'close')
    child.kill('SIGQUIT')
    await closed
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

function answers(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
}
