import fs from 'node:fs'
import path from 'node:path'
import { readJson, root } from './project.mjs'

/** Not prerendered, because they contain SITE_URL, but the same for every visitor. */
const FILES = ['/robots.txt', '/sitemap.xml']

/**
 * What the build prerendered: pages, and files such as /manifest.webmanifest. `previewId` is Next's secret for requests
 * that must not get such a copy.
 * @returns {{ buildId: string, pages: string[], files: string[], previewId: string | undefined }}
 */
export function readPrerendered() {
  const folder = path.join(root, process.env.NEXT_DIST_DIR || '.next')
  const id = path.join(folder, 'BUILD_ID')
  const { routes = {}, preview } = readJson(path.join(folder, 'prerender-manifest.json')) ?? {}
  const all = Object.keys(routes).filter((route) => !route.startsWith('/_'))
  return {
    buildId: fs.existsSync(id) ? fs.readFileSync(id, 'utf8') : '',
    pages: all.filter((route) => routes[route].dataRoute),
    files: [...FILES, ...all.filter((route) => !routes[route].dataRoute)],
    previewId: preview?.previewModeId,
  }
}
