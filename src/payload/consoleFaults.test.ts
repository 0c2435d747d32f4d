import type { User as StoredUser } from '@/payload-types'
import { buildAdmin, buildEditor } from '@/endpoints/core/testing/factories'
import { buildProduct } from '@/endpoints/core/testing/factories/commerce'
import { type TestServer, cookieOf, startServer } from '@/endpoints/core/testing/server'
import { collectLog } from '@/endpoints/core/testing/written'

type Who = 'visitor' | 'editor' | 'admin'
type Asked = [Who, string, string, unknown?]
type Entity = { slug: string; flattenedFields: { name: string; type: string }[] }

const ID = '0'.repeat(24)

/** What a failure must not reveal: file paths, stacks, and the driver's messages. */
const TELLTALE =
  /\/(?:tmp|home|work|app|usr|node_modules|src)\/|\bat .+:\d+:\d+|Mongo|BSON|Cast to|ENOENT|ENOTDIR/

const OPERATORS = [
  'equals',
  'not_equals',
  'in',
  'not_in',
  'all',
  'exists',
  'like',
  'not_like',
  'contains',
  'greater_than',
  'greater_than_equal',
  'less_than',
  'less_than_equal',
  'near',
  'within',
  'intersects',
  'nonsense',
  '$where',
  '__proto__',
]
const VALUES = ['', 'a', '(?<', '1e999', '-1', '1,1,1,1', '%00', '%FF']
const SHAPES = ['[]=a', '[a][b]=c', '[$gt]=1', '[type]=Polygon']

/** Malformed queries other than the conditions on a field. */
const QUERIES = [
  'where=abc',
  'where=',
  'where=[]',
  'where=%7B%22title%22%3A%7B%22equals%22%3A%22x%22%7D%7D',
  'where=null',
  'where=1',
  'where=%22x%22',
  'where[]=x',
  'where[and]=x',
  'where[or][0]=x',
  'where[and][0][or][0]=x',
  'where[or]=',
  'where[id]=x',
  'where[id][equals]=x',
  'where[id][in]=x,y',
  'where[id][in][0][a]=b',
  'where[id][like]=x',
  'where[_id][equals]=x',
  'where[createdAt][equals]=yesterday',
  'where[createdAt][greater_than]=x',
  'where[$where][equals]=1',
  'where[$expr][equals]=1',
  'where[title.x][equals]=1',
  'where[__proto__][equals]=1',
  'where[constructor][equals]=1',
  'where[a.b.c.d.e.f.g.h][equals]=1',
  'where[or][0][and][0][or][0][and][0][or][0][and][0][title][equals]=1',
  'sort=',
  'sort=,',
  'sort=-',
  'sort=$where',
  'sort=--title',
  'sort=title.x',
  'sort=__proto__',
  'sort[]=title&sort[]=id',
  'sort[a]=b',
  'sort=a,b,c,d,e,f,g,h,i,j',
  'sort=%00',
  'limit=x',
  'limit=-1',
  'limit=0',
  'limit=1.5',
  'limit=1e999',
  'limit[]=1',
  'limit[a]=1',
  'page=x',
  'page=-1',
  'page=0',
  'page=1.5',
  'page=1e308',
  'page=9007199254740993',
  'page[]=1',
  'depth=x',
  'depth=-1',
  'depth=1e9',
  'depth[]=1',
  'select=title',
  'select[title]=true',
  'select[title]=x',
  'select[$where]=true',
  'select[a][b][c]=true',
  'select[__proto__]=true',
  'select[]=title',
  'select[id]=true&select[createdAt]=false',
  'populate=x',
  'populate[media]=x',
  'populate[nowhere][a]=true',
  'populate[media][$where]=true',
  'joins=x',
  'joins=false',
  'joins[x]=y',
  'joins[x][limit]=a',
  'joins[x][where][a][equals]=1',
  'joins[]=x',
  'locale=xx',
  'locale[]=en',
  'locale=*',
  'locale=__proto__',
  'fallback-locale=xx',
  'fallbackLocale[a]=b',
  'draft=maybe',
  'draft[]=true',
  'trash=x',
  'pagination=x',
  'pagination=false',
  'data=x',
  'data={',
  'uploadEdits=x',
  'flattenLocales=x',
  'a[b][c][d][e][f][g][h][i][j][k][l]=1',
  '%',
  '%E0%A4%A=1',
  '[]=1',
  '&&&=',
]

const FILES = [
  'none.webp',
  'x.webp',
  'a%00b.png',
  '%2e',
  '%2e%2e%2fsecrets.json',
  '..%5c..%5csecrets.json',
  'none.webp%2Fx',
  `${'a'.repeat(300)}.webp`,
  '%20',
  'none.webp?prefix=x',
  'none.webp?prefix[]=x',
]

/** Values of a wrong type for any field. */
const WRONG = [
  { a: 1 },
  [],
  ['x'],
  [1],
  [[{}]],
  5,
  -0.5,
  true,
  false,
  '',
  'zzz',
  { $gt: '' },
  [null],
  '\0',
  null,
]

describe('/cms-api, whatever it is asked', () => {
  let server: TestServer
  const cookies: Record<Who, string> = { visitor: '', editor: '', admin: '' }
  let editor: StoredUser
  let product: { id: string }
  let log: ReturnType<typeof collectLog>

  beforeAll(async () => {
    process.env.RATE_LIMITS = 'off'
    server = await startServer()
    editor = await buildEditor(server.payload)
    const admin = await buildAdmin(server.payload)
    cookies.editor = await cookieOf(server.payload, editor)
    cookies.admin = await cookieOf(server.payload, admin)
    product = await buildProduct(server.payload, admin, { title: 'For sale' })
    log = collectLog(server.payload)
  })
  beforeEach(() => {
    log.lines.length = 0
  })
  afterAll(async () => {
    log.stop()
    await server.stop()
    delete process.env.RATE_LIMITS
  })

  async function send(who: Who, method: string, path: string, body?: unknown) {
    const headers = {
      'x-forwarded-for': '198.51.100.1',
      'content-type': 'application/json',
      ...(cookies[who] && { cookie: cookies[who] }),
    }
    const sent = typeof body === 'string' ? body : body && JSON.stringify(body)
    const answer = await server.fetch(`/cms-api${path}`, { method, headers, body: sent } as RequestInit)
    return { status: answer.status, text: answer.status === 200 ? '' : await answer.text() }
  }
  /** The faulty answers: a 5xx, internals in the text, or an error or stack in the log. */
  async function faultsOf(asked: Asked[]): Promise<unknown[]> {
    const faults: unknown[] = []
    for (const [who, method, path, body] of asked) {
      const since = log.lines.length
      const { status, text } = await send(who, method, path, body)
      const logged = log.lines.slice(since).join('').slice(0, 600)
      if (status >= 500 || TELLTALE.test(text) || /"stack"|"level":50|\n\s+at /.test(logged)) {
        faults.push({ who, method, path, body, status, text: text.slice(0, 200), logged })
      }
    }
    return faults
  }

  it.each(['title', 'price', 'images.media', 'isActive', 'createdAt'])(
    'finds no fault in any operator on %s',
    async (field) => {
      const ends = [...VALUES.map((value) => `=${value}`), ...SHAPES]
      const queries = OPERATORS.flatMap((operator) =>
        ends.map((end) => `/products?limit=1&depth=0&where[${field}][${operator}]${end}`),
      )
      expect(await faultsOf(queries.map((query) => ['admin', 'GET', query]))).toEqual([])
    },
  )

  it.each(['visitor', 'admin'] as const)('finds no fault in any query of a %s', async (who) => {
    const paths = ['/products', '/products/count', `/products/${product.id}`, '/users', '/globals/landing']
    const asked = paths.flatMap((path) => QUERIES.map((query): Asked => [who, 'GET', `${path}?${query}`]))
    expect(await faultsOf(asked)).toEqual([])
  })

  it.each(['media', 'profile-images', 'voice-notes'])(
    'answers 404 or 403 for no file of %s',
    async (slug) => {
      const asked = FILES.flatMap((name) =>
        (['visitor', 'admin'] as const).map((who): Asked => [who, 'GET', `/${slug}/file/${name}`]),
      )
      expect(await faultsOf(asked)).toEqual([])
      expect((await send('visitor', 'GET', '/media/file/none.webp')).status).toBe(404)
      expect((await send('visitor', 'GET', '/profile-images/file/none.webp')).status).toBe(404)
    },
  )

  it('answers 404 for versions of what has none', async () => {
    const slugs = server.config.collections.filter(({ endpoints }) => endpoints).map(({ slug }) => slug)
    const asked = slugs.flatMap((slug): Asked[] => [
      ['admin', 'GET', `/${slug}/versions`],
      ['admin', 'GET', `/${slug}/versions/${ID}`],
      ['admin', 'GET', `/${slug}/versions/x`],
      ['admin', 'POST', `/${slug}/versions/${ID}`],
      ['admin', 'POST', `/${slug}/${ID}/duplicate`, {}],
      ['admin', 'GET', `/${slug}/${ID}`],
    ])
    expect(await faultsOf(asked)).toEqual([])
    expect((await send('admin', 'GET', '/products/versions')).status).toBe(404)
  })

  it('finds no fault in any value of a field of any kind', async () => {
    const open = server.config.collections.filter(({ endpoints }) => endpoints)
    const asked = kindsOf(open).flatMap(([slug, name]) =>
      WRONG.map((value): Asked => ['admin', 'POST', `/${slug}`, { [name]: value }]),
    )
    expect(asked.length).toBeGreaterThan(100)
    expect(await faultsOf(asked)).toEqual([])
  })

  it.each(['admin', 'editor'] as const)('finds no fault in what a %s changes', async (who) => {
    const { flattenedFields = [] } = server.config.collections.find(({ slug }) => slug === 'users') ?? {}
    const names = ['_id', 'id', '__v', 'createdAt', ...flattenedFields.map(({ name }) => name)]
    const own = names.flatMap((name) =>
      WRONG.map((value): Asked => [who, 'PATCH', `/users/${editor.id}`, { [name]: value }]),
    )
    expect(await faultsOf(own)).toEqual([])
    const [path, fields] = [`/products/${product.id}`, ['_id', 'title', 'images', 'tags', 'userId', 'price']]
    const others = fields.flatMap((name) =>
      WRONG.map((value): Asked => [who, 'PATCH', path, { [name]: value }]),
    )
    expect(await faultsOf(others)).toEqual([])
  })

  it('finds no fault in any value of a copy of any kind', async () => {
    const copies = server.config.globals.filter(({ slug }) => !slug.startsWith('payload-'))
    const asked = kindsOf(copies).flatMap(([slug, name]) =>
      WRONG.map((value): Asked => ['editor', 'POST', `/globals/${slug}`, { [name]: value }]),
    )
    expect(asked.length).toBeGreaterThan(50)
    expect(await faultsOf(asked)).toEqual([])
  })

  it.each(['{', '', 'null', '[]', '"x"', '5', '{"a":', '['.repeat(9_000)])(
    'refuses the body %.20s',
    async (body) => {
      const asked = [
        '/products',
        `/products/${product.id}`,
        `/users/${editor.id}`,
        '/globals/landing',
      ].flatMap((path) => ['POST', 'PATCH', 'DELETE'].map((method): Asked => ['admin', method, path, body]))
      expect(
        await faultsOf(asked.filter(([, method, path]) => method !== 'DELETE' || path === '/products')),
      ).toEqual([])
    },
  )
})

/** Two fields of each kind, with their collection or global. */
function kindsOf(entities: Entity[]): [string, string][] {
  const all = entities.flatMap(({ slug, flattenedFields }) =>
    flattenedFields.map((field) => ({ slug, name: field.name, kind: kindOf(field) })),
  )
  const first = all.filter(
    ({ kind }, index) => all.slice(0, index).filter((each) => each.kind === kind).length < 2,
  )
  return first.map(({ slug, name }) => [slug, name])
}

function kindOf(field: {
  type: string
  hasMany?: boolean
  relationTo?: unknown
  localized?: boolean
}): string {
  return `${field.type} ${field.hasMany ?? false} ${Array.isArray(field.relationTo)}`
}
