import http from 'node:http'
import { listen } from './listening.mjs'
import { say, StartError } from './say.mjs'

/**
 * Drops the pages the build prerendered, which show the default copy, and requests each once, on a loopback port,
 * before the site listens. The first request waits for the site's startup work; throws when that failed.
 */
export async function warmPages(handle, pages) {
  const server = http.createServer(handle)
  await listen(server, 0, '127.0.0.1')
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

async function ask(url, init) {
  const response = await fetch(url, { redirect: 'manual', ...init })
  await response.arrayBuffer()
  if (response.status >= 500) say(`Note: ${new URL(url).pathname} answers ${response.status}.`)
}
