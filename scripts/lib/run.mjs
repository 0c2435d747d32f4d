import { spawn } from 'node:child_process'
import { once } from 'node:events'

const running = new Set()

/**
 * Runs a program and waits for it. With `show`, its output goes to this terminal; otherwise it is collected.
 * @param {string} command
 * @param {string[]} args
 * @param {{ show?: boolean, env?: NodeJS.ProcessEnv, cwd?: string, timeout?: number }} [options] timeout in ms
 * @returns {Promise<{ code: number, output: string }>} code 127 when the program is not there
 */
export function run(command, args, { show = false, env = process.env, cwd, timeout } = {}) {
  return new Promise((resolve) => {
    const stdio = show ? 'inherit' : ['ignore', 'pipe', 'pipe']
    const child = spawn(command, args, { stdio, env, cwd, timeout })
    running.add(child)
    let output = ''
    child.stdout?.on('data', (text) => (output += text))
    child.stderr?.on('data', (text) => (output += text))
    child.once('error', (error) => finish(127, `${output}${error.message}`))
    child.once('close', (code) => finish(code ?? 1, output))

    function finish(code, text) {
      running.delete(child)
      resolve({ code, output: text })
    }
  })
}

/**
 * Sends a signal to every running program that `run` started.
 * @param {NodeJS.Signals} [signal]
 * @returns {Promise<unknown>} resolves when all of them have ended
 */
export function endRunning(signal = 'SIGTERM') {
  const ending = [...running].map((child) => once(child, 'close'))
  for (const child of running) child.kill(signal)
  return Promise.all(ending)
}
