import type { RequestListener } from 'node:http'
import inject from 'light-my-request'
import { StartError } from '../../scripts/lib/say.mjs'

/**
 * Initialises the site before it listens, with a first request that waits for the startup work (indexes, first admin,
 * seed). It drops the pages that the build prerendered, which show the default copy. Throws when the site cannot start.
 */
export async function initialise(next: RequestListener, pages: string[]): Promise<void> {
  const dropped = await inject(next, {
    method: 'POST',
    url: '/internal/revalidate',
    headers: { 'content-type': 'application/json', 'x-internal-secret': process.env.INTERNAL_SECRET ?? '' },
    payload: JSON.stringify({ paths: pages, isStart: true }),
  })
  if (!globalThis.siteDoors?.close) {
    throw new StartError('The site could not be initialised; the reason is above.')
  }
  if (dropped.statusCode !== 200) throw new StartError('The prerendered pages could not be dropped.')
}
