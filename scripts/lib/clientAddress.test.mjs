import { clientAddress, setForwarding } from './clientAddress.mjs'

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
    expect(clientAddress({ headers: { 'x-forwarded-for': header }, socket }, trusted)).toBe(expected)
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

  it("keep a trusted proxy's word for scheme and host", () => {
    const request = { headers: { ...forged }, socket }
    setForwarding(request, 1)
    expect(request.headers).toMatchObject({
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'shop.example',
      'x-forwarded-proto': 'https',
    })
  })
})
