import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { findChromium } from './lib/browser.mjs'
import { freePort } from './lib/ports.mjs'

/**
 * Lighthouse's mobile scores of the nine public pages of a running site, one line each:
 * `npm run lighthouse -- http://localhost:3000`. A measurement, not a test: the numbers belong to the machine.
 */
const base = process.argv[2] ?? 'http://localhost:3000'
const pages = [
  '/',
  '/platform',
  '/directory',
  '/shop',
  '/join-team',
  '/cart',
  '/auth',
  '/forgot-password',
  '/reset-password',
]

const port = await freePort()
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', `--remote-debugging-port=${port}`],
})
try {
  for (const page of pages) console.log(await measure(page))
} finally {
  await browser.close()
}

async function measure(page) {
  const result = await lighthouse(`${base}${page}`, { port, logLevel: 'error' })
  if (!result) return `${page}: no result`
  const { categories, audits } = result.lhr
  const scores = Object.values(categories).map(({ id, score }) => `${id} ${Math.round((score ?? 0) * 100)}`)
  const times = ['first-contentful-paint', 'largest-contentful-paint', 'cumulative-layout-shift']
  return [page, ...scores, ...times.map((id) => `${id} ${audits[id]?.displayValue ?? '?'}`)].join(' · ')
}
