import { buildWhenStale } from './lib/build.mjs'
import { installDependencies } from './lib/dependencies.mjs'
import { root } from './lib/project.mjs'
import { printError } from './lib/say.mjs'

/** Builds what has changed: the site, and the server in front of it. Needs no database. */
try {
  process.chdir(root)
  await installDependencies({ dev: false })
  await buildWhenStale()
} catch (error) {
  printError(error)
  process.exit(1)
}
