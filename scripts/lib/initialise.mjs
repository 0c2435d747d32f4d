import inject from 'light-my-request'
import { StartError } from './say.mjs'

/**
 * Initialises the site before it listens, with a first request that waits for the startup work (indexes, first admin,
 * seed). It drops the pages that the build prerendered, which show the default copy. Throws when the site cannot start.
 * @param {(request: object, response: object) => void} handle Next
 * @param {string[]} pages
 */
export async function initialise(handle, pages) {
  const dropped = await inject(handle, {
    method: 'POST',
    url: '/internal/revalidate',
    headers: { 'content-type': 'application/json', 'x-internal-secret': process.env.INTERNAL_SECRET ?? '' },
    payload: JSON.stringify({ paths: pages, isStart: true }),
  })
  if (!globalThis._payload?.get('default')?.payload) {
    throw new StartError('The site could not be initialised; the reason stands above.')
  }
  if (dropped.statusCode !== 200) throw new StartError('The prerendered pages could not be dropped.')
}
