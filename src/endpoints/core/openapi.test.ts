import fs from 'node:fs'
import * as v from 'valibot'
import { DEFAULT_CURRENCY } from '@/contracts/commerce/products'
import type { Call } from '@/contracts/core/call'
import { allCalls as handledCalls } from '../allCalls'
import { exampleCalls } from './testing/exampleCalls'
import { openApiDocument } from './openapi'

const allCalls = handledCalls.map(({ call }) => call)

type Schema = Record<string, unknown>
type Content = Record<string, { schema: { properties: Record<string, Schema> }; encoding?: unknown }>
type Operation = {
  operationId: string
  security: unknown[]
  parameters?: { name: string }[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<
    string,
    { description: string; content?: Content; headers?: Record<string, { required: boolean }> }
  >
}

const operations = operationsOf(allCalls)

function operationsOf(calls: readonly Call[]): Operation[] {
  const { paths } = openApiDocument(calls) as { paths: Record<string, Record<string, Operation>> }
  return Object.values(paths).flatMap((methods) => Object.values(methods))
}

function operation(id: string, among = operations): Operation {
  const found = among.find(({ operationId }) => operationId === id)
  if (!found) throw new Error(`There is no operation ${id}`)
  return found
}

const field = (id: string, name: string): unknown =>
  operation(id).requestBody?.content['application/json']?.schema.properties[name]

/** Whether the server accepts a value in a field of a call's body. */
function takes(path: string, name: string, value: unknown): boolean {
  const { body } = allCalls.find((call) => call.path === path && call.body) ?? {}
  const schema = (body as { entries?: Record<string, v.GenericSchema> } | undefined)?.entries?.[name]
  if (!schema) throw new Error(`${path} takes no ${name}`)
  return v.is(schema, value)
}

/** Whether a schema, or one inside it, checks by code what no metadata beside it describes. */
function hasUnsaidCheck(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false
  const { pipe = [] } = schema as { pipe?: { kind: string; type: string }[] }
  const isSaid = pipe.some(({ kind }) => kind === 'metadata')
  if (!isSaid && pipe.some(({ kind, type }) => kind === 'validation' && type === 'check')) return true
  const { entries = {}, options = [], item, wrapped } = schema as Record<string, object | undefined>
  const within = [...pipe, ...Object.values(entries), ...Object.values(options), item, wrapped]
  return within.some(hasUnsaidCheck)
}

describe('openapi.json', () => {
  it('is what the declarations say; `npm run openapi` writes it', () => {
    const written: unknown = JSON.parse(fs.readFileSync('openapi.json', 'utf8'))
    expect(written).toEqual(JSON.parse(JSON.stringify(openApiDocument(allCalls))))
  })

  it('names every call once', () => {
    const names = allCalls.map(({ method, path }) => `${method} ${path}`)
    expect(new Set(names).size).toBe(names.length)
    const ids = operations.map(({ operationId }) => operationId)
    expect(ids).toHaveLength(names.length)
    expect(new Set(ids).size).toBe(names.length)
  })

  it('names each status, so that no answer hides behind "default"', () => {
    for (const { responses } of operations) {
      expect(Object.keys(responses)).not.toContain('default')
      expect(Object.keys(responses)).not.toContain('500')
    }
    expect(Object.keys(operation('postEventRegistrations').responses)).toEqual(
      expect.arrayContaining(['201', '400', '401', '403', '404', '409', '413', '415', '429', '503']),
    )
    expect(Object.keys(operation('postLogin').responses)).toContain('401')
    expect(Object.keys(operation('postSyncForce').responses)).toEqual(expect.arrayContaining(['409', '502']))
  })

  it('lists 405 where another call has the path of an id, and takes other methods alone', () => {
    const listed = operations
      .filter(({ responses }) => responses['405'])
      .map(({ operationId }) => operationId)
    expect(listed).toEqual(expect.arrayContaining(['patchProductsById', 'deleteEventsById', 'getMediaById']))
    expect(listed).not.toContain('getPostsById')
    expect(operation('patchProductsById').responses['405']?.headers).toHaveProperty('Allow')
  })

  it('says when to try again wherever a call can be refused for now', () => {
    for (const { responses } of operations) {
      expect(responses['503']?.headers).toHaveProperty('Retry-After.required', true)
      if (responses['429']) expect(responses['429'].headers).toHaveProperty('Retry-After.required', true)
    }
  })

  it('says how large a file may be', () => {
    expect(operation('postAccountPicture').responses['413']?.description).toBe(
      'The file has more than 5,242,880 bytes',
    )
    for (const { bodyType, maxBytes } of allCalls) if (bodyType === 'multipart') expect(maxBytes).toBeTruthy()
  })

  it('names the types of files, and the ranges of a recording', () => {
    expect(operation('postAccountPicture').requestBody?.content['multipart/form-data']?.encoding).toEqual({
      file: { contentType: 'image/jpeg, image/png, image/webp, image/avif' },
    })
    const { parameters, responses } = operation('getVoiceNotesById')
    expect(parameters?.map(({ name }) => name)).toEqual(['id', 'Range'])
    expect(Object.keys(responses['200']?.content ?? {})).toEqual(['audio/webm', 'audio/mp4'])
    expect(responses['206']?.headers).toHaveProperty('Content-Range')
    expect(responses['416']?.headers).toHaveProperty('Content-Range')
  })

  it('has the defaults of a new record, and none in a change', () => {
    expect(field('postProducts', 'currency')).toHaveProperty('default', DEFAULT_CURRENCY)
    expect(field('patchProductsById', 'currency')).not.toHaveProperty('default')
  })

  it.each([
    [
      'postFeedback',
      '/feedback',
      'subject',
      { pattern: expect.stringMatching(/^\[\^.+\]$/) },
      ' \u202e',
      ' a ',
    ],
    [
      'postFakeAccountReports',
      '/fake-account-reports',
      'fakeAccountUrl',
      {
        anyOf: [
          { format: 'uri', pattern: '^[Hh][Tt][Tt][Pp][Ss]?://[^/?#@\\\\]+([/?#]|$)' },
          { pattern: '^([A-Za-z0-9]+\\.)+[A-Za-z]{2,}(/[A-Za-z0-9@._-]*)*$' },
        ],
      },
      'https://me@example.com/',
      'HTTPS://example.com',
    ],
    [
      'postEvents',
      '/events',
      'eventDate',
      { pattern: '^(19[7-9][0-9]|[2-9][0-9]{3})-', anyOf: [{ format: 'date' }, { format: 'date-time' }] },
      '1969-12-31',
      '2027-02-28T12:00:00.123456+00:00',
    ],
    [
      'postRegister',
      '/register',
      'password',
      { minLength: 6, maxLength: 72 },
      'x'.repeat(73),
      'x'.repeat(72),
    ],
    [
      'postTeamApplication',
      '/team-application',
      'age',
      {
        anyOf: [
          { type: 'integer', minimum: 16, maximum: 99 },
          { type: 'string', pattern: '^(1[6-9]|[2-9][0-9])$' },
        ],
      },
      '15',
      '16',
    ],
    [
      'postTeamApplication',
      '/team-application',
      'email',
      { pattern: expect.stringMatching(/^\^.+@.+\$$/) },
      'mara@example',
      'mara@example.com',
    ],
  ])('%s: %s limits %s to %j, as the server does', (id, path, name, limits, refused, taken) => {
    expect(field(id, name)).toMatchObject(limits)
    expect(takes(path, name, refused)).toBe(false)
    expect(takes(path, name, taken)).toBe(true)
  })

  it('counts what is taken out of every text as nothing', () => {
    const [subject, email, blank] = [
      field('postFeedback', 'subject'),
      field('postTeamApplication', 'email'),
      field('postTeamApplication', 'phone'),
    ].map((each) => JSON.stringify(each).match(/"pattern":("(?:[^"\\]|\\.)+")/)?.[1] ?? '""')
    const fits = (pattern = '""', text = '') => new RegExp(JSON.parse(pattern) as string).test(text)
    expect([fits(subject, ' \u0084'), fits(subject, '\u0084a')]).toEqual([false, true])
    expect([fits(email, '\u0084@b.c'), fits(email, 'a\u0007b@b.c')]).toEqual([false, true])
    expect([fits(blank, ' \u0084'), fits(blank, 'a')]).toEqual([true, false])
  })

  it('has no pattern that is read differently in other languages', () => {
    const written = fs.readFileSync('openapi.json', 'utf8')
    const patterns = [...written.matchAll(/"pattern": ("(?:[^"\\]|\\.)*")/g)].map(
      ([, text]) => JSON.parse(text ?? '""') as string,
    )
    expect(patterns.length).toBeGreaterThan(100)
    expect(patterns.filter((pattern) => /(?<!\\)\\[dwpP]/.test(pattern))).toEqual([])
    expect(operation('getSalesSellers').parameters).toMatchObject([
      { name: 'month', schema: { pattern: '^20[0-9][0-9]-(0[1-9]|1[0-2])$' } },
    ])
  })

  it('says what a raw body of JSON holds', () => {
    const content = operation('postHello').requestBody?.content
    const held = content?.['application/json']?.schema
    expect(held).toMatchObject({ required: ['k', 'p'], properties: { n: { type: 'string' } } })
    expect(content?.['text/plain']?.schema).toEqual({
      type: 'string',
      contentMediaType: 'application/json',
      contentSchema: held,
    })
  })

  it('leaves to the fuzz test, by name, the calls that check more than a schema says', () => {
    const named = fs.readFileSync('schemathesis.toml', 'utf8')
    const silent = allCalls.filter(({ body, query }) => hasUnsaidCheck(body) || hasUnsaidCheck(query))
    const ids = operationsOf(silent).map(({ operationId }) => operationId)
    expect(ids).toEqual(expect.arrayContaining(['postListings', 'getCalendar', 'postPosts']))
    expect(ids.filter((id) => !named.includes(`"${id}"`))).toEqual([])
  })

  it('takes a currency in small letters, as the server does', () => {
    expect(field('postProducts', 'currency')).toHaveProperty('anyOf.2.pattern', '^[A-Za-z]{3}$')
    expect(takes('/products', 'currency', 'eur')).toBe(true)
  })

  describe('describes a call', () => {
    const described = operationsOf(exampleCalls.map(({ call }) => call))
    const file = { schema: { type: 'string', format: 'binary' } }
    const statuses = (id: string) => Object.keys(operation(id, described).responses).map(Number)

    it('with a query: one parameter a key, with its limits and default', () => {
      const { parameters, requestBody } = operation('getExampleSearch', described)
      expect(parameters).toEqual([
        { name: 'from', in: 'query', required: false, schema: expect.objectContaining({ type: 'string' }) },
        {
          name: 'status',
          in: 'query',
          required: false,
          schema: { type: 'string', enum: ['open', 'closed'], default: 'open' },
        },
        {
          name: 'limit',
          in: 'query',
          required: false,
          schema: { type: 'string', pattern: '^[1-9][0-9]?$', default: '20' },
        },
      ])
      expect(requestBody).toBeUndefined()
      expect(statuses('getExampleSearch')).toEqual([200, 400, 503])
      expect(operation('getExamplePlain', described).parameters).toBeUndefined()
      expect(statuses('getExamplePlain')).toEqual([200, 503])
    })

    it('that takes a native form, and redirects', () => {
      const { requestBody, responses } = operation('postExampleForm', described)
      expect(Object.keys(requestBody?.content ?? {})).toEqual(['application/x-www-form-urlencoded'])
      expect(requestBody?.required).toBe(true)
      expect(operation('postNewsletterSubscribe').requestBody?.required).toBe(false)
      expect(responses['303']?.headers).toHaveProperty('Location')
      expect(responses['413']?.description).toBe('The body has more than 1,000 bytes')
      expect(statuses('postExampleForm')).toEqual([200, 303, 400, 403, 413, 415, 429, 503])
    })

    it('that takes a raw body', () => {
      const { requestBody, responses } = operation('postExampleUpload', described)
      expect(requestBody?.content).toEqual({ 'application/octet-stream': file, 'video/mp4': file })
      expect(responses['413']?.description).toBe('The body has more than 10,000 bytes')
    })

    it('that takes less JSON than others', () => {
      const { responses } = operation('putExampleNotesById', described)
      expect(responses['413']?.description).toBe('The body has more than 100 bytes')
    })

    it('that answers nothing', () => {
      const { responses } = operation('deleteExampleNotesById', described)
      expect(responses['204']).toEqual({ description: 'Done' })
      expect(responses['200']).toBeUndefined()
    })

    it('that answers a stream', () => {
      const { responses } = operation('getExampleTicks', described)
      expect(responses['200']?.content).toEqual({ 'text/event-stream': file })
      expect(statuses('getExampleTicks')).toEqual([200, 503])
    })

    it('that other sites send: nobody is refused, and no user is counted', () => {
      expect(operation('postExampleHooksByToken', described).security).toEqual([])
      expect(statuses('postExampleHooksByToken')).toEqual([200, 404, 429, 503])
    })
  })
})
