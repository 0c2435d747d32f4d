import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import { payloadCommand } from './payloadCommand.mjs'

describe("a command of Payload's", () => {
  it.each(['lexical', '@lexical/list', '@lexical/headless'])('loads %s without a top-level await', (name) => {
    const [conditions] = payloadCommand()
    const script = `process.stdout.write(import.meta.resolve('${name}'))`
    const url = execFileSync(process.execPath, [conditions, '--input-type=module', '-e', script], {
      encoding: 'utf8',
    })

    expect(fs.readFileSync(fileURLToPath(url), 'utf8')).not.toMatch(/\bawait\b/)
  })
})
