import { execFile, execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test } from './support'

const CHECKER = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')
const PAGES = [
  '/',
  '/platform',
  '/directory',
  '/shop',
  '/join-team',
  '/shop/marea-slip-dress',
  '/events',
  '/events/front-row-resort-show',
  '/shop/nothing-here',
  '/cart',
  '/checkout',
  '/order',
  '/verify',
  '/privacy',
  '/subscribe',
  '/auth',
  '/forgot-password',
  '/reset-password',
  '/nowhere',
]

/** Valid HTML that the checker does not know yet. Its CSS support is further behind, so CSS is ignored. */
const UNKNOWN_TO_IT = [
  /^CSS: /,
  /^Attribute .(?:command|commandfor). not allowed on element .button./,
  /^Attribute .autocorrect. not allowed on element .input./,
  // The link type "expect" blocks rendering, too.
  /^A .link. element with a .blocking. attribute must have a .rel. attribute whose value is .stylesheet./,
]

type Finding = { url: string; lastLine: number; message: string; extract?: string }

// The checker needs Java; the other tests do not.
if (hasJava()) {
  test('every public page is valid HTML', async ({ request }, { outputDir }) => {
    test.setTimeout(180_000)
    fs.mkdirSync(outputDir, { recursive: true })
    const files: string[] = []
    for (const place of PAGES) {
      const file = path.join(outputDir, `page${place.replaceAll('/', '-')}.html`)
      fs.writeFileSync(file, await (await request.get(place)).text())
      files.push(file)
    }
    const findings = await check(files)
    const faults = findings.filter(({ message }) => !UNKNOWN_TO_IT.some((known) => known.test(message)))
    expect(faults.map(({ url, message, extract }) => `${path.basename(url)}: ${message} ${extract}`)).toEqual(
      [],
    )
  })
}

function hasJava(): boolean {
  try {
    execFileSync('java', ['-version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** The checker's errors; it exits with 1 when there are any. */
function check(files: string[]): Promise<Finding[]> {
  // Full JIT optimisation takes longer than checking the pages.
  const args = ['-XX:TieredStopAtLevel=1', '-jar', CHECKER, '--format', 'json', '--errors-only', ...files]
  return new Promise((resolve, reject) => {
    execFile('java', args, { maxBuffer: 64 * 1024 * 1024 }, (error, _stdout, stderr) => {
      try {
        resolve((JSON.parse(stderr) as { messages: Finding[] }).messages)
      } catch {
        reject(error ?? new Error(stderr))
      }
    })
  })
}
