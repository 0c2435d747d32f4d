import http from 'node:http'
import path from 'node:path'
import { listen } from './listening.mjs'
import { readJson, root } from './project.mjs'
import { say, StartError } from './say.mjs'

/**
 * Drops what the build prerendered and asks for each page anew, on a loopback port of its own, before the site
 * listens. The first of these requests waits for the site's start-up work; when that failed, this throws.
 */
export async function warmPages(handle) {
  const server = http.createServer(handle)
  await listen(server, 0, '127.0.0.1')
  const pages = prerenderedPages()
  const base = `http://127.0.0.1:${server.address().port}`
  try {
    await ask(`${base}/robots.txt`)
    if (!globalThis._payload?.get('default')?.payload) {
      throw new StartError('The site could not be initialised; the reason stands above.')
    }
    await ask(`${base}/internal/revalidate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-internal-secret': process.env.INTERNAL_SECRET ?? '' },
      body: JSON.stringify({ paths: pages }),
    })
    for (const page of pages) await ask(base + page)
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

/** The pages that the build wrote, which show what the build knew until they are rendered again. */
function prerenderedPages() {
  const folder = path.join(root, process.env.NEXT_DIST_DIR || '.next')
  const routes = readJson(path.join(folder, 'prerender-manifest.json'))?.routes ?? {}
  return Object.keys(routes).filter((route) => routes[route].dataRoute && !route.startsWith('/_'))
}

async function ask(url, init) {
  const response = await fetch(url, { redirect: 'manual', ...init })
  await response.arrayBuffer()
  if (response.status >= 500) say(`Note: ${new URL(url).pathname} answers ${response.status}.`)
}
