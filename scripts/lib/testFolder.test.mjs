import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import { root } from './project.mjs'

const MAKE = `
  import fs from 'node:fs'
  import { makeTestFolder } from './scripts/lib/testFolder.mjs'
  const folder = makeTestFolder()
  fs.writeFileSync(folder + '/kept', '')
  console.log(folder)
`

test('a run of tests has a folder of its own, which goes with it', () => {
  const made = [make(), make()]
  expect(new Set(made).size).toBe(2)
  for (const folder of made) {
    expect(folder.startsWith('/dev/shm/') || folder.startsWith(os.tmpdir())).toBe(true)
    expect(fs.existsSync(folder)).toBe(false)
  }
})

/** Makes the folder in a separate process, which writes to it and exits. */
function make() {
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', MAKE], { cwd: root })
  return output.toString().trim()
}
