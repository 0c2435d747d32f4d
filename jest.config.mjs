import os from 'node:os'
import { readJson } from './scripts/lib/project.mjs'

const transform = {
  '^.+\\.[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2023',
      },
      module: { type: 'es6' },
    },
  ],
}
const shared = {
  transform,
  // Outside the temporary folder, which is removed after each run.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  transformIgnorePatterns: ['/node_modules/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@payload-config$': '<rootDir>/payload.config.ts',
    '\\.(css|scss)$': '<rootDir>/tests/support/emptyStyles.mjs',
  },
}

const { dependencies, devDependencies } = readJson('package.json')
/** Packages that the code imports; jest and its plugins are left out. */
const packages = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !name.includes('jest'))

const onDatabase = {
  ...shared,
  transform: {
    [`/node_modules/(${packages.join('|')})/`]: '<rootDir>/tests/support/oneRealm/transform.mjs',
    ...transform,
  },
  transformIgnorePatterns: [],
  testEnvironment: '<rootDir>/tests/support/oneRealm/environment.mjs',
  setupFiles: ['<rootDir>/tests/support/ownFolder.mjs'],
  setupFilesAfterEnv: ['<rootDir>/tests/support/tryAgain.mjs'],
  globalSetup: '<rootDir>/tests/support/startDatabase.mjs',
  globalTeardown: '<rootDir>/tests/support/stopDatabase.mjs',
}

/**
 * Two projects: server code on a real mongod, and components in jsdom. A named S3 bucket (scripts/check-s3.mjs) and a
 * mock of Stripe (scripts/check-stripe.mjs) each add one.
 */
export default {
  projects: [
    {
      ...onDatabase,
      displayName: 'server',
      testMatch: [
        '<rootDir>/src/**/*.test.ts',
        '<rootDir>/scripts/**/*.test.ts',
        '<rootDir>/scripts/**/*.test.mjs',
      ],
    },
    ...(process.env.S3_BUCKET
      ? [{ ...onDatabase, displayName: 's3', testMatch: ['<rootDir>/tests/s3/*.test.ts'] }]
      : []),
    ...(process.env.STRIPE_MOCK
      ? [
          {
            ...shared,
            displayName: 'stripe',
            testEnvironment: 'node',
            testMatch: ['<rootDir>/tests/stripe/*.test.ts'],
          },
        ]
      : []),
    {
      ...shared,
      displayName: 'screens',
      testEnvironment: '<rootDir>/tests/support/screenEnvironment.mjs',
      testMatch: ['<rootDir>/src/**/*.test.tsx'],
      setupFiles: ['<rootDir>/tests/support/fillDom.mjs'],
      setupFilesAfterEnv: [
        '<rootDir>/tests/support/tryAgain.mjs',
        '<rootDir>/tests/support/emptyStorage.mjs',
        '<rootDir>/tests/support/waitLonger.mjs',
      ],
    },
  ],
  testTimeout: 120_000,
  // One more than there are cores, because each worker sometimes waits for the database.
  maxWorkers: os.availableParallelism() + 1,
}
