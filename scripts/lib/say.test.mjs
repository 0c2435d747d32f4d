import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from '@jest/globals'

/** Prints twice once the test has closed the reading end. */
const TALKER = `
  import { say, surviveClosedOutput } from './scripts/lib/say.mjs'
  surviveClosedOutput()
  process.stdin.once('data', () => {
    say('first')
    setImmediate(() => process.stdout.write('second', () => process.exit(7)))
  })
`

test('goes on when whoever read the output has gone', async () => {
  const talker = spawn(process.execPath, ['--input-type=module', '--eval', TALKER])
  talker.stdout.destroy()
  await once(talker.stdout, 'close')
  talker.stdin.write('go')
  expect(await once(talker, 'exit')).toEqual([7, null])
})
