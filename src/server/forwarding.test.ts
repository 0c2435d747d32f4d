import type { IncomingHttpHeaders } from 'node:http'
import { callerAddress, setForwarding } from './forwarding'

const socket = { remoteAddress: '::ffff:198.51.100.7' }

describe('the address of whoever asks', () => {
  it.each([
    ['no proxy: a forged header never wins', 0, '203.0.113.9', '198.51.100.7'],
    ['no proxy: no header', 0, undefined, '198.51.100.7'],
    [
      'one proxy: the entry it wrote, right of what the client forged',
      1,
      '203.0.113.9, 192.0.2.1',
      '192.0.2.1',
    ],
    ['two proxies: the second entry from the right', 2, '203.0.113.9, 192.0.2.1, 10.0.0.2', '192.0.2.1'],
    ['fewer entries than proxies: the leftmost', 3, '192.0.2.1, 10.0.0.2', '192.0.2.1'],
    ['a proxy that sent nothing: the socket', 1, undefined, '198.51.100.7'],
    ['an entry that is no address: the socket', 1, 'unknown', '198.51.100.7'],
    ['an entry with a port', 1, '192.0.2.1:4711', '192.0.2.1'],
    ['an IPv6 entry in brackets', 1, '[2001:db8::1]:443', '2001:db8::1'],
    ['empty entries do not count', 1, '192.0.2.1, ,', '192.0.2.1'],
  ])('%s', (_title, trusted, header, expected) => {
    expect(callerAddress({ headers: { 'x-forwarded-for': header }, socket }, trusted)).toBe(expected)
  })
})

describe('forwarding headers', () => {
  const forged = {
    host: 'site.example',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'shop.example',
    'x-forwarded-proto': 'https',
    'x-real-ip': '203.0.113.9',
    forwarded: 'for=203.0.113.9',
  }

  it('are replaced when nobody in front is trusted', () => {
    const request = { headers: { ...forged }, socket }
    setForwarding(request, 0)
    expect(request.headers).toEqual({
      host: 'site.example',
      'x-forwarded-for': '198.51.100.7',
      'x-forwarded-host': 'site.example',
      'x-forwarded-proto': 'http',
    })
  })

  it("keep a trusted proxy's word for the scheme, and nobody's for the host", () => {
    const request = { headers: { ...forged }, socket }
    setForwarding(request, 1)
    expect(request.headers).toEqual({
      host: 'site.example',
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'site.example',
      'x-forwarded-proto': 'https',
    })
  })

  it('name the host of SITE_URL behind a trusted proxy, which may ask for another one', () => {
    const request = { headers: { ...forged, host: 'upstream:3000' }, socket }
    setForwarding(request, 1, 'https://isla.example/')
    expect(request.headers['x-forwarded-host']).toBe('isla.example')
    const direct = { headers: { host: 'localhost:3000', 'x-forwarded-host': 'evil.example' }, socket }
    setForwarding(direct, 0, 'https://isla.example/')
    expect(direct.headers['x-forwarded-host']).toBe('localhost:3000')
  })
})

describe('a request that a proxy on this machine passed on', () => {
  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
    'comes from nobody known, through %s',
    (remoteAddress) => {
      for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via', 'x-forwarded-host']) {
        const request = { headers: { [header]: '127.0.0.1' }, socket: { remoteAddress } }
        setForwarding(request, 0)
        expect(request.headers['x-forwarded-for']).toBe('unknown')
      }
    },
  )

  it('comes from nobody known where the proxy adds no header and speaks HTTP/1.0', () => {
    const headers: IncomingHttpHeaders = { host: 'localhost:3000' }
    const request = { headers, httpVersion: '1.0', socket: { remoteAddress: '127.0.0.1' } }
    setForwarding(request, 0)
    expect(request.headers['x-forwarded-for']).toBe('unknown')
  })

  it('is told from one that this machine makes itself', () => {
    const headers: IncomingHttpHeaders = { host: 'localhost:3000' }
    setForwarding({ headers, socket: { remoteAddress: '127.0.0.1' } }, 0)
    expect(headers['x-forwarded-for']).toBe('127.0.0.1')
  })

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1', '127.9.9.9:80'])(
    'does not come from this machine because a counted proxy wrote %s',
    (entry) => {
      const request = { headers: { 'x-forwarded-for': entry }, socket }
      setForwarding(request, 1)
      expect(request.headers['x-forwarded-for']).toBe('unknown')
    },
  )

  it.each(['x-forwarded-for', 'x-real-ip'])('is no request of this machine by a forged %s', (header) => {
    const request = { headers: { [header]: '127.0.0.1' }, socket }
    setForwarding(request, 0)
    expect(request.headers['x-forwarded-for']).toBe('198.51.100.7')
  })
})
