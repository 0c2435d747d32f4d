import { isLocalHost } from '@/auth/localHost.mjs'
import { testPaymentsAllowed } from './testGuard'

const SETTINGS = ['EMBEDDED_DATABASE', 'PAYMENTS', 'SITE_URL', 'TRUST_PROXY', 'STRIPE_SECRET_KEY'] as const

type Given = Partial<Record<(typeof SETTINGS)[number], string>> & { host?: string | null; from?: string }

describe('test payments', () => {
  afterEach(() => {
    for (const name of SETTINGS) delete process.env[name]
  })

  function isAllowed({ host = 'localhost:3000', from = '127.0.0.1', ...settings }: Given): boolean {
    for (const name of SETTINGS) {
      const value = settings[name]
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
    const headers = new Headers({ 'x-forwarded-for': from, ...(host !== null && { host }) })
    return testPaymentsAllowed({ headers })
  }
  const embedded = { EMBEDDED_DATABASE: 'true' }

  it.each<[Given, boolean]>([
    [embedded, true],
    [{ PAYMENTS: 'test' }, true],
    [{ PAYMENTS: 'manual, test' }, true],
    [{}, false],
    [{ PAYMENTS: 'tester' }, false],
    [{ ...embedded, SITE_URL: 'https://isla.example' }, false],
    [{ ...embedded, SITE_URL: 'http://isla.test:3000' }, true],
    [{ ...embedded, host: 'isla.example' }, false],
    [{ ...embedded, host: 'localhost.isla.example' }, false],
    [{ ...embedded, host: '127.0.0.1:3000' }, true],
    [{ ...embedded, host: '[::1]:3000' }, true],
    [{ ...embedded, host: null }, false],
    [{ ...embedded, from: '::1' }, true],
    [{ ...embedded, from: '192.0.2.4' }, false],
    [{ ...embedded, from: '10.0.0.8', PAYMENTS: 'test' }, false],
    [{ ...embedded, from: 'unknown' }, false],
    [{ ...embedded, TRUST_PROXY: '1' }, false],
    [{ ...embedded, TRUST_PROXY: '0' }, true],
    [{ ...embedded, STRIPE_SECRET_KEY: 'sk_live_x' }, false],
    [{ ...embedded, STRIPE_SECRET_KEY: 'rk_live_x' }, false],
    [{ ...embedded, STRIPE_SECRET_KEY: 'sk_test_x' }, true],
  ])('%j: %s', (given, expected) => {
    expect(isAllowed(given)).toBe(expected)
  })

  it.each([
    ['localhost', true],
    ['shop.localhost:80', true],
    ['127.1.2.3', true],
    ['::1', true],
    ['isla.test', true],
    ['test', false],
    ['notlocalhost', false],
    ['127.0.0.1.nip.io', false],
    ['128.0.0.1', false],
    ['', false],
  ])('knows whether %s is this machine', (host, expected) => {
    expect(isLocalHost(host)).toBe(expected)
  })
})
