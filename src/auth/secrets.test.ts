import { openSecret, sealSecret } from './secrets'

describe('platform secrets', () => {
  beforeEach(() => {
    process.env.SECRETS_KEY = 'a key for this test, 32 characters'
  })

  it('come back as they were, and no two sealed ones are alike', () => {
    const [one, other] = [sealSecret('shpat_ünïcödé'), sealSecret('shpat_ünïcödé')]
    expect(one).not.toBe(other)
    expect(one).not.toContain('shpat')
    expect([openSecret(one), openSecret(other)]).toEqual(['shpat_ünïcödé', 'shpat_ünïcödé'])
  })

  it('do not open when a bit was changed, cut short, or sealed under another key', () => {
    const sealed = sealSecret('shpat_12345678')
    const bytes = Buffer.from(sealed.slice(3), 'base64url')
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes)
      changed[index] = (changed[index] ?? 0) ^ 1
      expect(openSecret(`v1.${changed.toString('base64url')}`)).toBeNull()
    }
    for (const broken of ['', 'v1', 'v1.', 'v1.AAAA', 'v2.AAAA', 'plain'])
      expect(openSecret(broken)).toBeNull()
    process.env.SECRETS_KEY = 'another key, also 32 characters long'
    expect(openSecret(sealed)).toBeNull()
  })

  it('cannot be stored without SECRETS_KEY', () => {
    delete process.env.SECRETS_KEY
    expect(() => sealSecret('x')).toThrow('SECRETS_KEY is not set')
  })
})
