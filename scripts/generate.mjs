import { installDependencies } from './lib/dependencies.mjs'
import { root } from './lib/project.mjs'
import { run } from './lib/run.mjs'
import { printError, step, StartError } from './lib/say.mjs'
import { payloadCommand } from './lib/payloadCommand.mjs'

/**
 * Generates files from the source, without a database: payload-types.ts, the console's import map and
 * openapi.json. Arguments (types, importmap, openapi) limit it to those parts.
 */
const parts = {
  types: ['generate:types'],
  importmap: ['generate:importmap'],
  openapi: ['run', 'scripts/lib/writeOpenApi.ts'],
}

try {
  process.chdir(root)
  await installDependencies()
  const wanted = process.argv.slice(2)
  for (const name of wanted.length > 0 ? wanted : Object.keys(parts)) await generate(name)
} catch (error) {
  printError(error)
  process.exit(1)
}

async function generate(name) {
  const args = parts[name]
  if (!args)
    throw new StartError(`There is no part "${name}"; the parts are ${Object.keys(parts).join(', ')}.`)
  await step(`Writing ${name}`, async () => {
    const env = { ...process.env, PAYLOAD_SECRET: process.env.PAYLOAD_SECRET || 'only to generate files' }
    const { code, output } = await run(process.execPath, payloadCommand(...args), { env })
    if (code === 0) return
    process.stderr.write(output)
    throw new StartError(`${name} could not be written; the reason is above.`)
  })
}
