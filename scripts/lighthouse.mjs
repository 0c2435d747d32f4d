import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { findHeadlessChromium } from './lib/browser.mjs'
import { freePort } from './lib/ports.mjs'

/**
 * Lighthouse's mobile scores for the public pages of a running site, one line each:
 * `npm run lighthouse -- http://localhost:3000`, or for the pages listed after the address. A measurement, not a test:
 * scores depend on the machine and vary between runs, so each line shows the median run and all performance scores.
 */
const RUNS = 5
const [base = 'http://localhost:3000', ...named] = process.argv.slice(2)
const PAGES = [
  '/',
  '/platform',
  '/directory',
  '/shop',
  '/join-team',
  '/shop/marea-slip-dress',
  '/cart',
  '/checkout',
  '/order',
  '/verify',
  '/auth',
  '/forgot-password',
  '/reset-password',
]

const port = await freePort()
const browser = await chromium.launch({
  executablePath: await findHeadlessChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', `--remote-debugging-port=${port}`],
})
try {
  for (const page of named.length > 0 ? named : PAGES) console.log(await measure(page))
} finally {
  await browser.close()
}

async function measure(page) {
  const runs = []
  for (let run = 0; run < RUNS; run++) {
    const result = await lighthouse(`${base}${page}`, { port, logLevel: 'error' })
    if (!result) return `${page}: no result`
    runs.push(result.lhr)
  }
  runs.sort((one, other) => percent(one.categories.performance) - percent(other.categories.performance))
  const { categories, audits } = runs[Math.floor(RUNS / 2)]
  const all = runs.map((run) => percent(run.categories.performance)).join(' ')
  const scores = Object.values(categories).map((category) => `${category.id} ${percent(category)}`)
  const times = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ]
  const values = times.map((id) => `${id} ${audits[id]?.displayValue ?? '?'}`)
  return [page, ...scores, ...values, `performance of all runs ${all}`].join(' · ')
}

function percent({ score }) {
  return Math.round((score ?? 0) * 100)
}
