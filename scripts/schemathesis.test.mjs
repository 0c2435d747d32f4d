import { execFile } from 'node:child_process'
import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { once } from 'node:events'

describe('npm run fuzz:api', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'isla-verano-fuzz-'))
  const nowhere = 'http://127.0.0.1:9'
  const installed = program('installed', 'exit 0')
  let site
  let base

  beforeAll(async () => {
    site = http.createServer((request, response) => {
      response.setHeader('Set-Cookie', 'sid=x; Path=/')
      response.setHeader('Location', '/api/uploads/1')
      const urls = { url: '/feed/token', orderUrl: '/order/7KQ2-M9XA/key', publicUrl: '/files/f0/fuzz.png' }
      response.end(JSON.stringify({ id: 'f'.repeat(24), ...urls }))
    })
    await once(site.listen(0, '127.0.0.1'), 'listening')
    base = `http://127.0.0.1:${site.address().port}`
  })
  afterAll(() => {
    site.close()
    fs.rmSync(folder, { recursive: true })
  })

  /** A folder for PATH with a schemathesis that exits as `script` says. */
  function program(name, script) {
    const bin = path.join(folder, name)
    fs.mkdirSync(bin)
    const variables = '$ORDER_NUMBER $ORDER_KEY $ORDER_FILE $FEED $FILE_KEY $RECORDING'
    const text = `#!/bin/sh\n[ "$1" = --version ] && exit 0\necho "$@"\necho opens ${variables}\n${script}\n`
    fs.writeFileSync(path.join(bin, 'schemathesis'), text, { mode: 0o755 })
    return bin
  }

  function fuzz(address, env) {
    return new Promise((resolve) => {
      const options = { env: { PATH: folder, ADMIN_PASSWORD: 'x', ...env } }
      execFile(process.execPath, ['scripts/schemathesis.mjs', address], options, (error, output, errors) =>
        resolve({ code: error?.code ?? 0, output, errors: errors.trim() }),
      )
    })
  }

  it.each([
    ['that schemathesis is missing', {}, '✖ Schemathesis is not installed: pip install schemathesis'],
    [
      'that the admin has no password',
      { PATH: installed, ADMIN_PASSWORD: '' },
      '✖ ADMIN_PASSWORD is not set',
    ],
    ['that no site answers', { PATH: installed }, `✖ No site answers at ${nowhere}.`],
  ])('says in one line %s', async (_, env, message) => {
    const { code, errors } = await fuzz(nowhere, env)
    expect(errors).toMatch(message)
    expect(errors.split('\n')).toHaveLength(1)
    expect(code).toBe(1)
  })

  it('tests as nobody, as the creator and as the admin', async () => {
    const { code, output } = await fuzz(base, { PATH: installed })
    const runs = output.split('\n').filter((line) => line.startsWith('run openapi.json'))
    expect(runs.map((line) => /(\w+)\.json$/.exec(line)?.[1])).toEqual([undefined, 'isla', 'admin'])
    const opened = `opens 7KQ2-M9XA key ${'f'.repeat(24)} token f0 ${'f'.repeat(24)}`
    expect(output.split('\n').filter((line) => line === opened)).toHaveLength(3)
    expect(code).toBe(0)
  })

  it('fails when one of them finds something, and still tests as the others', async () => {
    const { code, output } = await fuzz(base, {
      PATH: program('finding', 'case "$*" in *isla.json) exit 1; esac'),
    })
    expect(output.match(/› The calls as/g)).toHaveLength(3)
    expect(code).toBe(1)
  })
})
