import * as fc from 'fast-check'
import { AFTER_LOGIN, nextPath } from './nextPath'

describe('the page after a log-in', () => {
  it('is the wanted path of this site', () => {
    for (const path of [
      '/dashboard/events',
      '/admin',
      '/dashboard?tab=1#deals',
      '/a//b',
      '/dashboard/caf%C3%A9',
    ]) {
      expect(nextPath(path)).toBe(path)
    }
  })

  it('is the dashboard when nobody asked for another', () => {
    expect(nextPath(null)).toBe(AFTER_LOGIN)
    expect(nextPath('')).toBe(AFTER_LOGIN)
  })

  it('never leads to another site', () => {
    const foreign = [
      '//evil.example',
      '///evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      'https://evil.example',
      'evil.example',
      'javascript:alert(1)',
      '/\t/evil.example',
      '/\n/evil.example',
      '\t//evil.example',
      ' //evil.example',
      '/.//evil.example',
      '/x/..//evil.example',
      '/%2e//evil.example',
      '/\u0000/evil.example',
      '/dashboard\u007f',
    ]
    for (const path of foreign) expect(nextPath(path)).toBe(AFTER_LOGIN)
  })

  it('does not lead back to the log-in', () => {
    expect(nextPath('/auth?next=/auth')).toBe(AFTER_LOGIN)
    expect(nextPath('/x/../auth')).toBe(AFTER_LOGIN)
    expect(nextPath('/authors')).toBe('/authors')
  })

  it('stays on this site for any text, as the browser reads it', () => {
    const tricky = fc.array(
      fc.constantFrom('/', '\\', '.', '\t', '\n', ':', '@', 'a', '%2f', '%5c', '?', '#', ' '),
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          tricky.map((parts) => `/${parts.join('')}`),
        ),
        (text) => {
          const url = new URL(nextPath(text), 'https://site.example')
          expect(url.origin).toBe('https://site.example')
        },
      ),
      { numRuns: 2_000 },
    )
  })
})
