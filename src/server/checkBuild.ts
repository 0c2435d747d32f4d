import fs from 'node:fs'
import path from 'node:path'
import { PUBLIC_PAGES } from '@/contracts/pages'
import { StartError } from '../../scripts/lib/say.mjs'
import { paintFirst } from './paintFirst'
import { output, readPrerendered } from './prerendered'
import { stylesOnce } from './stylesOnce'

/**
 * Throws a StartError when the server does not find in a build what it reads there or changes in its pages, as after an
 * upgrade of Next. Without it the site would work, and be slow.
 */
export function checkBuild(folder = output): void {
  const { pages, files, previewId } = readPrerendered(folder)
  const missing = PUBLIC_PAGES.filter((page) => !pages.includes(page))
  if (missing.length > 0) fail('prerendered', `finds no ${missing.join(', ')} in the build`)
  if (!files.includes('/manifest.webmanifest')) fail('prerendered', 'finds no files in the build')
  if (!previewId) fail('prerendered', 'finds no secret of previews in the build')
  for (const page of PUBLIC_PAGES) {
    const html = fs.readFileSync(
      path.join(folder, `server/app/${page === '/' ? 'index' : page}.html`),
      'utf8',
    )
    if (stylesOnce(html) === html) fail('stylesOnce', `finds no style twice on ${page}`)
    const painted = paintFirst(html)
    if (painted === html || /<script src="[^"]+" async/.test(painted))
      fail('paintFirst', `does not find all scripts of ${page}`)
  }
}

function fail(hold: string, reason: string): never {
  throw new StartError(`src/server/${hold}.ts ${reason}: Next builds in another form now.`)
}
