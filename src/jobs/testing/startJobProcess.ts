import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { payloadCommand } from '../../../scripts/lib/payloadCommand.mjs'
import type { CallAsked } from './jobProcess'

export type JobProcess = Awaited<ReturnType<typeof startJobProcess>>

/** Starts a process on the database of this test, which waits for a line (jobProcess.ts). */
export async function startJobProcess(env: Record<string, string> = {}) {
  const args = payloadCommand('run', 'src/jobs/testing/jobProcess.ts')
  const child = spawn(process.execPath, args, { env: { ...process.env, NODE_OPTIONS: '', ...env } })
  // One that a failed test left behind must not hold up the run; it ends with its input (jobProcess.ts).
  child.unref()
  const ended = once(child, 'close')
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)))
  const printed = (line: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const found = line.exec(output)
        if (found) resolve(found[1] ?? '')
      }
      child.stdout.on('data', look)
      child.once('close', (code, signal) => reject(new Error(`Ended with ${code ?? signal}:\n${output}`)))
    })
  await printed(/^(ready)$/m)
  let asked = 0
  return {
    run: (line: string) => child.stdin.write(`${line}\n`),
    /** Makes calls there, all at once; returns their statuses in order. */
    ask: async (calls: readonly CallAsked[]) => {
      child.stdin.write(`${JSON.stringify(calls)}\n`)
      asked += 1
      return (await printed(new RegExp(`^answers ${asked}: (.*)$`, 'm'))).split(' ').map(Number)
    },
    /** Stops it, or lets it go on. */
    signal: (name: 'SIGSTOP' | 'SIGCONT') => child.kill(name),
    queued: () => printed(/^queued (\d+)$/m),
    /** At once, as when the power fails. */
    end: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
