import type { LookupAddress } from 'node:dns'
import { SOURCE_LIMITS, SourceError, type SourceRules, fetchSource, isPublicAddress } from './fetchSource'
import { json, redirect, startSourceDashboard } from './testing/sourceDashboard'

type Source = Awaited<ReturnType<typeof startSourceDashboard>>

const NOT_PUBLIC = 'The source has no public address.'

describe('getting a source dashboard', () => {
  let source: Source
  const careful: SourceRules = { trustedOrigins: [] }

  beforeEach(async () => {
    source = await startSourceDashboard(json({ ok: true }))
  })
  afterEach(() => source.stop())

  /** Rules under which every name resolves to these addresses, of which only 127.0.0.1 is allowed. */
  const namesLeadTo = (...addresses: string[]): SourceRules => ({
    trustedOrigins: [],
    resolve: (_, done) => done(null, addresses.map(asLookup)),
    isAllowed: (address) => address === '127.0.0.1',
  })
  const reasonOf = async (url: string, rules: SourceRules) => {
    const error = await fetchSource(url, rules).catch((error: unknown) => error)
    expect(error).toBeInstanceOf(SourceError)
    return (error as SourceError).message
  }

  it('reads JSON from an address that a name leads to', async () => {
    const url = `http://source.example:${source.port}/api/sync/manifest`
    expect(await fetchSource(url, namesLeadTo('127.0.0.1'))).toEqual({ ok: true })
    expect(source.asked).toEqual(['/api/sync/manifest'])
  })

  it('sends no cookies and no credentials', async () => {
    let headers: Record<string, unknown> = {}
    source.answerWith((request, response) => {
      headers = request.headers
      json({})(request, response)
    })
    await fetchSource(`http://source.example:${source.port}/`, namesLeadTo('127.0.0.1'))
    expect(headers).not.toHaveProperty('cookie')
    expect(headers).not.toHaveProperty('authorization')
  })

  it.each([
    '127.0.0.1',
    'localhost',
    '0.0.0.0',
    '[::]',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '127.1',
    '127.0.0.1.',
    '①②⑦.0.0.1',
  ])('does not connect to this machine as %s', async (host) => {
    expect(await reasonOf(`http://${host}:${source.port}/`, careful)).toBe(NOT_PUBLIC)
    expect(source.asked).toEqual([])
  })

  it.each([
    '10.0.0.1',
    '100.64.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '192.168.1.1',
    '192.0.2.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '[fd00::1]',
    '[fe80::1]',
    '[ff02::1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '[::ffff:10.0.0.1]',
    '[::ffff:a9fe:a9fe]',
  ])('does not connect to %s, by number or by name', async (host) => {
    expect(await reasonOf(`http://${host}/`, careful)).toBe(NOT_PUBLIC)
    const resolve: SourceRules['resolve'] = (_, done) => done(null, [asLookup(host.replace(/^\[|\]$/g, ''))])
    expect(await reasonOf('http://source.example/', { ...careful, resolve })).toBe(NOT_PUBLIC)
  })

  it('refuses a name of which one address is not public', async () => {
    const url = `http://source.example:${source.port}/`
    expect(await reasonOf(url, namesLeadTo('127.0.0.1', '10.0.0.1'))).toBe(NOT_PUBLIC)
    expect(source.asked).toEqual([])
  })

  it('connects to the address it checked, even if the name leads elsewhere a moment later', async () => {
    let asked = 0
    const resolve: SourceRules['resolve'] = (_, done) => {
      asked += 1
      done(null, [asLookup(asked === 1 ? '127.0.0.1' : '10.0.0.1')])
    }
    const rules = { ...namesLeadTo(), resolve }
    expect(await fetchSource(`http://source.example:${source.port}/`, rules)).toEqual({ ok: true })
    expect(asked).toBe(1)
  })

  it('lets public addresses be', () => {
    expect(['93.184.216.34', '1.1.1.1', '2606:4700:4700::1111'].map(isPublicAddress)).toEqual([
      true,
      true,
      true,
    ])
    expect(isPublicAddress('source.example')).toBe(false)
  })

  it.each([
    'file:///etc/passwd',
    'ftp://source.example/',
    'gopher://source.example/',
    'data:,x',
    'source',
    '',
  ])('refuses the address %j', async (url) => {
    expect(await reasonOf(url, careful)).toMatch(/not on http|not an address/)
  })

  it('refuses an address with a user name in it', async () => {
    expect(await reasonOf('http://a:b@source.example/', careful)).toBe(
      'The source has a user name in its address.',
    )
  })

  it('trusts the origin that the operator chose, and no other', async () => {
    const rules = { trustedOrigins: [source.url] }
    expect(await fetchSource(`${source.url}/`, rules)).toEqual({ ok: true })
    const elsewhere = await startSourceDashboard(json({ secret: true }))
    expect(await reasonOf(`${elsewhere.url}/`, rules)).toBe(NOT_PUBLIC)
    source.answerWith(redirect(`${elsewhere.url}/`))
    expect(await reasonOf(`${source.url}/`, rules)).toBe(NOT_PUBLIC)
    expect(elsewhere.asked).toEqual([])
    await elsewhere.stop()
  })

  it.each([
    ['http://10.0.0.1/', NOT_PUBLIC],
    ['http://169.254.169.254/latest/meta-data/', NOT_PUBLIC],
    ['http://[::1]/', NOT_PUBLIC],
    ['//2130706434/', NOT_PUBLIC],
    ['file:///etc/passwd', 'The source is not on http or https.'],
    ['http://a:b@source.example/', 'The source has a user name in its address.'],
  ])('does not follow a redirect to %s', async (location, reason) => {
    source.answerWith(redirect(location))
    expect(await reasonOf(`http://source.example:${source.port}/`, namesLeadTo('127.0.0.1'))).toBe(reason)
    expect(source.asked).toHaveLength(1)
  })

  it('follows three redirects and no fourth', async () => {
    const redirectTimes = (times: number) =>
      source.answerWith((request, response) => {
        const step = Number(request.url?.slice(1))
        const answer = step < times ? redirect(`/${step + 1}`) : json({ step })
        answer(request, response)
      })
    const url = `http://source.example:${source.port}/0`
    redirectTimes(3)
    expect(await fetchSource(url, namesLeadTo('127.0.0.1'))).toEqual({ step: 3 })
    redirectTimes(4)
    expect(await reasonOf(url, namesLeadTo('127.0.0.1'))).toBe('The source redirects too often.')
  })

  it('reads at most 1 MB, whatever the source announces', async () => {
    let noteCut: (isCut: boolean) => void
    const cut = new Promise<boolean>((resolve) => {
      noteCut = resolve
    })
    source.answerWith((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.on('close', () => noteCut(!response.writableEnded))
      const more = () => {
        while (!response.destroyed && response.write('"'.repeat(65_536)));
        if (!response.destroyed) response.once('drain', more)
      }
      more()
    })
    const url = `http://source.example:${source.port}/`
    expect(await reasonOf(url, namesLeadTo('127.0.0.1'))).toBe('The source answered more than 1 MB.')
    expect(await cut).toBe(true)
  })

  it.each([
    ['never answers', () => undefined],
    [
      'dribbles',
      (
        _: unknown,
        response: { writeHead: (status: number) => void; write: (text: string) => void; destroyed: boolean },
      ) => {
        response.writeHead(200)
        const timer = setInterval(
          () => (response.destroyed ? clearInterval(timer) : response.write(' ')),
          200,
        )
      },
    ],
  ])(
    'waits five seconds for a source that %s',
    async (_, answer) => {
      source.answerWith(answer)
      const started = performance.now()
      const url = `http://source.example:${source.port}/`
      expect(await reasonOf(url, namesLeadTo('127.0.0.1'))).toBe('The source took longer than 5 seconds.')
      expect(performance.now() - started).toBeLessThan(SOURCE_LIMITS.timeoutMs + 5_000)
    },
    20_000,
  )

  it.each([
    [
      'a page',
      (_: unknown, response: { end: (text: string) => void }) => response.end('<!doctype html>'),
      'The source did not answer with JSON.',
    ],
    ['a failure', json({}, 500), 'The source answered 500.'],
    ['nothing', json({}, 204), 'The source did not answer with JSON.'],
    ['a redirect that leads nowhere', redirect('http://'), 'The source answered 302.'],
    [
      'a cut connection',
      (_: unknown, response: { destroy: () => void }) => response.destroy(),
      'The source could not be reached.',
    ],
  ])('says why %s is no good', async (_, answer, reason) => {
    source.answerWith(answer)
    expect(await reasonOf(`http://source.example:${source.port}/`, namesLeadTo('127.0.0.1'))).toBe(reason)
  })

  it('does not connect to this machine by the full form of its name', async () => {
    expect(await reasonOf(`http://localhost.:${source.port}/`, careful)).toMatch(
      /no public address|not be reached/,
    )
    expect(source.asked).toEqual([])
  })

  it('says that an unknown name could not be reached', async () => {
    expect(await reasonOf('http://source.invalid/', careful)).toBe('The source could not be reached.')
    const resolve: SourceRules['resolve'] = (_, done) => done(new Error('ENOTFOUND'), [])
    expect(await reasonOf('http://source.example/', { ...careful, resolve })).toBe(
      'The source could not be reached.',
    )
  })
})

function asLookup(address: string): LookupAddress {
  return { address, family: address.includes(':') ? 6 : 4 }
}
