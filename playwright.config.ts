import { defineConfig } from '@playwright/test'

const port = process.env.TEST_PORT

/** Debian's Chromium as root, quiet on the network. */
const chromium = {
  browserName: 'chromium' as const,
  trace: 'on-first-retry' as const,
  actionTimeout: 20_000,
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // A beeping microphone; whether a page may use it is still a permission.
      '--use-fake-device-for-media-stream',
    ],
  },
}

/**
 * Everything that needs the running site: flows in a real Chromium against one production build with the demo
 * seed, started here on TEST_PORT, and server specs that start sites of their own (tests/support/startSite.ts).
 * scripts/test.mjs sets TEST_PORT, TEST_DATA_DIR and CHROMIUM_PATH.
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
      name: 'browser',
      testDir: 'tests/browser',
      use: chromium,
    },
    { name: 'server', testDir: 'tests/server' },
    { name: 'scenes', testDir: 'tests/scenes', use: chromium },
    { name: 'pictures', testDir: 'tests/pictures', retries: 1, use: chromium },
  ],
  webServer: port
    ? {
        command: 'node scripts/start.mjs',
        url: `http://localhost:${port}/readyz`,
        timeout: 300_000,
        reuseExistingServer: false,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
        env: {
          PORT: port,
          DATA_DIR: process.env.TEST_DATA_DIR ?? '.data/tests',
          DATABASE_URI: '',
          SEED: 'demo',
          RATE_LIMITS: 'off',
          // Nearly every test logs in.
          HASH_COST: '4',
          ADMIN_USERNAME: 'admin',
          ADMIN_PASSWORD: 'admin-demo-2026',
        },
      }
    : undefined,
})
