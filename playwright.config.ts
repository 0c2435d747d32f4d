import { defineConfig } from '@playwright/test'
import { launchOptions } from './tests/support/chromium'
import { testPorts } from './tests/support/ports'

/** Each worker has a site of its own, as far as there are as many: what one test stores, no other one meets. */
const port = testPorts[Number(process.env.TEST_PARALLEL_INDEX ?? 0) % testPorts.length]

// The links that mails have are made under it (tests/scenes/lineScenes.ts).
process.env.SECRETS_KEY ||= 'only for the browser tests, 32 characters'

const chromium = {
  browserName: 'chromium' as const,
  trace: 'on-first-retry' as const,
  actionTimeout: 20_000,
  // Emptied between tests, not made anew: 40 % less processor time.
  reuseContext: true,
  launchOptions: launchOptions(process.env.CHROMIUM_PATH),
}

/**
 * What needs the running site, built as for production: flows in a real Chromium on sites with the demo seed, which
 * tests/support/startSites.ts starts; and server specs, which start sites of their own (tests/support/startSite.ts).
 * scripts/test.mjs sets TEST_PORTS, TEST_DATA_DIR, CHROMIUM_PATH and WHOLE_CHROMIUM_PATH.
 */
export default defineConfig({
  forbidOnly: true,
  // On a busy machine a timing-dependent step can fail once; a real defect fails every time.
  retries: 2,
  workers: 1,
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: { baseURL: `http://localhost:${port}` },
  projects: [
    {
      // A window has a microphone and long presses. First, as a recording takes its time and the flows go on beside it.
      name: 'window',
      testDir: 'tests/window',
      use: {
        ...chromium,
        reducedMotion: 'reduce',
        launchOptions: launchOptions(process.env.WHOLE_CHROMIUM_PATH),
      },
    },
    {
      name: 'browser',
      testDir: 'tests/browser',
      // Painting what moves took a seventh of the time; specs that a fault of it would break ask for motion.
      use: { ...chromium, reducedMotion: 'reduce' },
    },
    { name: 'server', testDir: 'tests/server' },
    { name: 'scenes', testDir: 'tests/scenes', use: chromium },
    { name: 'pictures', testDir: 'tests/pictures', retries: 1, use: chromium },
  ],
  globalSetup: './tests/support/startSites.ts',
})
