import { richText } from './richText'
import { LINK_TEXTS } from '@/contracts/core/links'
import { buildEditor } from '@/endpoints/core/testing/factories'
import { buildProduct } from '@/endpoints/core/testing/factories/commerce'
import { buildEvent } from '@/endpoints/core/testing/factories/events'
import { type TestServer, startServer } from '@/endpoints/core/testing/server'
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

  const faultAt = (path: string, message: string) => ({ errors: [{ data: { errors: [{ path, message }] } }] })

  async function save(intro: unknown, query = ''): Promise<Response> {
    const body = { intro, _status: query ? 'draft' : 'published' }
    return server.askConsole(editor, 'POST', `/globals/privacy${query}`, body)
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
    '',
    null,
    { $ne: '' },
  ])('with the link %j is not published, and a draft keeps its words without the link', async (url) => {
    for (const type of ['link', 'autolink']) {
      const refused = await save(long(link(url, {}, type)))
      expect(refused.status).toBe(400)
      expect(await refused.json()).toMatchObject(faultAt('intro', LINK_TEXTS.unusable))
      const kept = await save(long(link(url, {}, type)), '?draft=true&autosave=true')
      expect(kept.status).toBe(200)
      expect((await kept.json()).result.intro.root.children[0].children).toMatchObject([{ text: 'here' }])
    }
  })

  it.each([
    ['www.example.com/a', 'https://www.example.com/a'],
    ['example.com', 'https://example.com'],
    [' hello@example.com', 'mailto:hello@example.com'],
  ])('completes the link %j', async (typed, whole) => {
    const { result } = await (await save(long(link(typed)))).json()
    expect(result.intro.root.children[0].children[0].fields.url).toBe(whole)
    const url = typed
    const data = { links: [{ label: 'More', url }] }
    const footer = await server.payload.updateGlobal({
      slug: 'site-settings',
      data: { footer: data },
    })
    expect(footer.footer.links?.[0]?.url).toBe(whole)
  })

  it('is not published with a link to a page that this site does not have, and says so at its field', async () => {
    const product = await buildProduct(server.payload, editor, { isActive: true })
    const night = { title: 'Tide night', isPublic: true }
    const event = await buildEvent(server.payload, editor, night)
    const hidden = await buildEvent(server.payload, editor, { slug: 'hidden-night' })
    const nowhere = ['/plattform', '/shop/no-such-piece', '/s/none', '/cms-api/media/file/none.webp']
    for (const url of [...nowhere, `/events/${hidden.slug}`, '/letters/none']) {
      const refused = await save(long(link(url)))
      expect([url, refused.status]).toEqual([url, 400])
      expect(await refused.json()).toMatchObject(faultAt('intro', LINK_TEXTS.leadsNowhere(url)))
      expect((await save(long(link(url)), '?draft=true')).status).toBe(200)
    }
    const button = { label: 'Go', url: '/plattform' }
    const publish = { slug: 'landing', data: { button, _status: 'published' } } as const
    await expect(server.payload.updateGlobal(publish)).rejects.toMatchObject({
      data: { errors: [{ path: 'button.url', message: LINK_TEXTS.leadsNowhere('/plattform') }] },
    })
    for (const url of [
      '/platform/',
      `/shop/${product.slug}?x=1`,
      '/dashboard/schedule',
      `/events/${event.slug}`,
      '/subscribe',
    ]) {
      expect([url, (await save(long(link(url)))).status]).toEqual([url, 200])
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
    const publish = { slug: 'privacy', data: { sections, _status: 'published' }, ...asEditor } as const
    await expect(server.payload.updateGlobal(publish)).rejects.toMatchObject({
      data: { errors: [{ path: 'sections.0.text', message: LINK_TEXTS.unusable }] },
    })
    for (const data of [{ hero: { intro: bad } }, { form: { intro: bad } }]) {
      await server.payload.updateGlobal({ slug: 'join-team', data, ...asEditor })
      const draft = await server.payload.findGlobal({ slug: 'join-team', draft: true })
      expect(JSON.stringify(draft)).not.toContain('javascript:')
    }
  })
})
