import { richText } from './richText'
import { buildEditor } from '@/endpoints/core/testing/factories'
import { type TestServer, cookieOf, startServer } from '@/endpoints/core/testing/server'
import type { User as StoredUser } from '@/payload-types'

type Node = Record<string, unknown>

describe('a long text', () => {
  let server: TestServer
  let editor: StoredUser

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
    editor = await buildEditor(server.payload)
  })
  afterAll(async () => {
    await server.stop()
    delete process.env.RATE_LIMITS
  })

  const text = { type: 'text', text: 'here', detail: 0, format: 0, mode: 'normal', style: '', version: 1 }
  const element = (type: string, children: Node[], more: Node = {}): Node => ({
    type,
    format: '',
    indent: 0,
    version: 1,
    direction: 'ltr',
    children,
    ...more,
  })
  const link = (url: unknown, more: Node = {}, type = 'link') =>
    element('paragraph', [
      element(type, [text], { fields: { linkType: 'custom', newTab: false, url, ...more } }),
    ])
  const long = (...children: Node[]) => ({ root: element('root', children) })

  async function save(intro: unknown, query = ''): Promise<Response> {
    const headers = { cookie: await cookieOf(server.payload, editor), 'content-type': 'application/json' }
    const body = JSON.stringify({ intro, _status: query ? 'draft' : 'published' })
    return server.fetch(`/cms-api/globals/privacy${query}`, { method: 'POST', headers, body })
  }

  it.each([
    'https://example.com/a?b=c#d',
    'http://example.com',
    '/shop',
    '/shop?category=Hats#top',
    'mailto:hello@example.com',
  ])('takes the link %s', async (url) => {
    expect((await save(long(link(url)))).status).toBe(200)
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '\tjavascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    'https:',
    'ftp://example.com',
    'mailto:',
    'example.com',
    '',
    null,
    { $ne: '' },
  ])('refuses the link %j, published or as a draft', async (url) => {
    for (const type of ['link', 'autolink']) {
      for (const query of ['', '?draft=true', '?draft=true&autosave=true']) {
        const answer = await save(long(link(url, {}, type)), query)
        expect(answer.status).toBe(400)
        expect(await answer.text()).toContain('Links start with')
      }
    }
  })

  it('takes all that the editor’s toolbar makes', async () => {
    const item = element('listitem', [text], { value: 1 })
    const nested = element(
      'listitem',
      [element('list', [item], { tag: 'ol', listType: 'number', start: 1 })],
      {
        value: 2,
      },
    )
    const every = long(
      element('paragraph', [
        { ...text, format: 3 },
        { type: 'linebreak', version: 1 },
        { ...text, type: 'tab' },
      ]),
      element('list', [item, nested], { tag: 'ul', listType: 'bullet', start: 1 }),
    )
    expect((await save(every)).status).toBe(200)
    expect((await save(richText('Plain.', 'Two.'))).status).toBe(200)
  })

  it.each([
    ['a heading', element('heading', [text], { tag: 'script' })],
    ['an upload', element('upload', [], { relationTo: 'media', value: '0'.repeat(24) })],
    ['a relationship', element('relationship', [], { relationTo: 'users', value: '0'.repeat(24) })],
    ['a block', element('block', [], { fields: { blockType: 'code' } })],
    ['a list of another tag', element('list', [], { tag: 'script', listType: 'bullet' })],
    ['a checklist', element('list', [], { tag: 'ul', listType: 'check' })],
    [
      'a link to a document',
      link('/shop', { linkType: 'internal', doc: { relationTo: 'users', value: 'x' } }),
    ],
    ['a node of no type', element('', [])],
    ['no node', null],
    ['an inherited name', element('constructor', [])],
    ['a root within', element('root', [text])],
  ])('refuses %s', async (_, node) => {
    for (const query of ['', '?draft=true']) {
      const answer = await save(long(node as Node), query)
      expect(answer.status).toBe(400)
      expect(await answer.text()).toContain('long text')
    }
  })

  it('refuses what is no text at all, or nested without end', async () => {
    let deep = element('paragraph', [text])
    for (let each = 0; each < 500; each += 1) deep = element('listitem', [deep])
    for (const intro of [
      'words',
      7,
      [],
      {},
      { root: 'x' },
      { root: { type: 'root', children: 'x' } },
      long(deep),
    ]) {
      expect((await save(intro)).status).toBe(400)
    }
  })

  it('is looked at wherever it stands and however it is saved', async () => {
    const bad = long(link('javascript:alert(1)'))
    const asEditor = { user: editor, overrideAccess: false } as const
    const sections = [{ heading: 'Yours', text: bad }]
    await expect(
      server.payload.updateGlobal({ slug: 'privacy', data: { sections }, ...asEditor }),
    ).rejects.toMatchObject({ status: 400 })
    for (const data of [{ hero: { intro: bad } }, { form: { intro: bad } }]) {
      await expect(
        server.payload.updateGlobal({ slug: 'join-team', data, ...asEditor }),
      ).rejects.toMatchObject({ status: 400 })
    }
    expect(JSON.stringify(await server.payload.findGlobal({ slug: 'join-team', draft: true }))).not.toContain(
      'javascript:',
    )
  })
})
