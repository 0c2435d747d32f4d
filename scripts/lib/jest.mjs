import { run } from './run.mjs'

/** A larger young generation reduces the time spent on garbage collection. */
const OPTIONS = '--experimental-vm-modules --disable-warning=ExperimentalWarning --max-semi-space-size=64'

/**
 * Runs jest in this terminal, with what it needs to load ES modules.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] on top of this process's; undefined removes a setting
 * @returns {Promise<number>} its exit code
 */
export async function runJest(args, env = {}) {
  const all = {
    ...process.env,
    NODE_ENV: 'test',
    ...env,
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${OPTIONS}`.trim(),
  }
  const { code } = await run(process.execPath, ['node_modules/jest/bin/jest.js', ...args], {
    env: all,
    show: true,
  })
  return code
}
