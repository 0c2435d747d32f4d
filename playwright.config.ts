import { defineConfig } from '@playwright/test'
import { launchOptions } from './tests/support/chromium'
import { testPorts } from './tests/support/ports'

/** Each worker has its own site, as long as there are enough, so that tests do not see each other's data. */
const port = testPorts[Number(process.env.TEST_PARALLEL_INDEX ?? 0) % testPorts.length]

// Signs the links in mails (tests/scenes/lineScenes.ts).
process.env.SECRETS_KEY ||= 'only for the browser tests, 32 characters'

const chromium = {
  browserName: 'chromium' as const,
  trace: 'on-first-retry' as const,
  actionTimeout: 20_000,
  // The context is cleared between tests instead of recreated: 40 % less processor time.
  reuseContext: true,
  launchOptions: launchOptions(process.env.CHROMIUM_PATH),
}

/**
 * Tests of the running site, built as for production: flows in a real Chromium on sites with the demo seed, which
 * tests/support/startSites.ts starts, and server specs that start their own sites (tests/support/startSite.ts).
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
      // Only a full Chromium has a microphone and long presses. Listed first, because recordings take long and the
      // flows can run meanwhile.
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
      // Painting animations took a seventh of the time; specs that test motion turn it back on.
      use: { ...chromium, reducedMotion: 'reduce' },
    },
    { name: 'server', testDir: 'tests/server' },
    { name: 'scenes', testDir: 'tests/scenes', use: chromium },
    { name: 'pictures', testDir: 'tests/pictures', retries: 1, use: chromium },
  ],
  globalSetup: './tests/support/startSites.ts',
})
