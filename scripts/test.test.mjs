import { execFile } from 'node:child_process'

/** `npm test` itself, on its quick parts. */
describe('the sum of all checks', () => {
  it('is the last line, and the exit code is 0 when nothing failed', async () => {
    const { code, lastLine } = await runTests(['jest', 'src/server/forwarding'])
    expect(lastLine).toBe('25 passed, 0 failed')
    expect(code).toBe(0)
  })

  it('counts a check that cannot run as failed', async () => {
    const { code, lastLine } = await runTests(['browser'], { CHROMIUM_PATH: '/nowhere' })
    expect(lastLine).toBe('0 passed, 1 failed')
    expect(code).toBe(1)
  })
})

function runTests(words, env = {}) {
  const { JEST_WORKER_ID: _, ...own } = process.env
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['scripts/test.mjs', ...words],
      { env: { ...own, ...env } },
      (error, stdout) => {
        resolve({ code: error?.code ?? 0, lastLine: stdout.trim().split('\n').at(-1) })
      },
    )
  })
}
