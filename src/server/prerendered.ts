import fs from 'node:fs'
import path from 'node:path'
import { readJson, root } from '../../scripts/lib/project.mjs'

/** Not prerendered, because they contain SITE_URL, but the same for every visitor. */
const FILES = ['/robots.txt', '/sitemap.xml']

/** Of Next's prerender-manifest.json; only pages have a `dataRoute`. */
type Manifest = { routes: Record<string, { dataRoute?: string | null }>; preview: { previewModeId: string } }

export type Prerendered = {
  buildId: string
  /** Paths of pages, and of files such as /manifest.webmanifest. */
  pages: string[]
  files: string[]
  /** Next's secret for requests that must not get a prerendered copy. */
  previewId: string | undefined
}

/** Next's folder. */
export const output = path.join(root, process.env.NEXT_DIST_DIR || '.next')

/** What the build prerendered; nothing where there is no build, as in development. */
export function readPrerendered(folder = output): Prerendered {
  const id = path.join(folder, 'BUILD_ID')
  const found = readJson(path.join(folder, 'prerender-manifest.json')) as Partial<Manifest> | undefined
  const { routes = {}, preview } = found ?? {}
  const all = Object.entries(routes).filter(([route]) => !route.startsWith('/_'))
  const isPage = ([, { dataRoute }]: (typeof all)[number]) => Boolean(dataRoute)
  return {
    buildId: fs.existsSync(id) ? fs.readFileSync(id, 'utf8') : '',
    pages: all.filter(isPage).map(([route]) => route),
    files: [...FILES, ...all.filter((each) => !isPage(each)).map(([route]) => route)],
    previewId: preview?.previewModeId,
  }
}
