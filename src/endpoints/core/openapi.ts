import { toJsonSchema } from '@valibot/to-json-schema'
import { type GenericSchema, is } from 'valibot'
import { type Call, UPLOAD_FIELD } from '@/contracts/core/call'
import { failuresOf } from './statuses'
import { Failure } from '@/contracts/core/wire'

type Json = Record<string, unknown>

/** Failures after which a client may retry, and the header that says when. */
const RETRIED = new Set([429, 503])
const RETRY_AFTER = {
  'Retry-After': { required: true, description: 'Seconds', schema: { type: 'integer', minimum: 1 } },
}
const RANGE = {
  name: 'Range',
  in: 'header',
  description: 'One range of bytes, for example bytes=0-1023; any other is ignored',
  schema: { type: 'string' },
}
const CONTENT_RANGE = { 'Content-Range': { required: true, schema: { type: 'string' } } }

/** The OpenAPI 3.1 description of the API, made from the declarations; openapi.json is its text form. */
export function openApiDocument(calls: readonly Call[]): Json {
  const paths: Record<string, Json> = {}
  for (const call of calls) {
    const path = `/api${call.path.replace(/:(\w+)/g, '{$1}')}`
    paths[path] = { ...paths[path], [call.method]: operation(call, isShadowed(call, calls)) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Isla Verano',
      version: '1.0.0',
      description:
        'The calls of the public site and of the creator dashboard. Writes must come from this site or ' +
        'from a client that is no browser; private answers are never cached.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Failure: schemaOf(Failure, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'sid', description: '`__Host-sid` on https' },
      },
    },
  }
}

/** Whether a literal path that takes other methods alone (/products/my) hides an id of this call (/products/:id). */
function isShadowed({ method, path }: Call, calls: readonly Call[]): boolean {
  if (!path.includes(':')) return false
  const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)
  const literal = calls.filter((other) => !other.path.includes(':') && pattern.test(other.path))
  return literal.some((one) => !literal.some((other) => other.path === one.path && other.method === method))
}

const NOT_ALLOWED = {
  405: {
    description: 'Another call has this literal path; Allow names its methods',
    headers: { Allow: { required: true, schema: { type: 'string' } } },
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  },
}

function operation(call: Call, shadowed: boolean): Json {
  return {
    operationId: operationId(call),
    tags: [call.path.split('/')[1]],
    summary: call.summary,
    security: call.who === 'anyone' ? [] : [{ session: [] }],
    ...parameters(call),
    ...requestBody(call),
    responses: { ...successes(call), ...failures(call), ...(shadowed && NOT_ALLOWED) },
  }
}

function operationId({ method, path }: Call): string {
  const words = path.split('/').map((part) => part.replace(/^:(\w)/, (_, letter: string) => `by-${letter}`))
  return [method, ...words.filter(Boolean)]
    .join('-')
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function parameters({ path, query, answerType }: Call): Json {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)
  const ofPath = names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))
  const ofQuery = query ? queryParameters(schemaOf(query, 'input')) : []
  const all = [...ofPath, ...ofQuery, ...(answerType === 'file' ? [RANGE] : [])]
  return all.length > 0 ? { parameters: all } : {}
}

function requestBody(call: Call): Json {
  const content = requestContent(call)
  return content ? { requestBody: { required: !isEmptyForm(call), content } } : {}
}

/** Whether a form may come without a field, and so without a body. */
function isEmptyForm({ body, bodyType }: Call): boolean {
  return body !== undefined && bodyType === 'form' && is(body, {})
}

function requestContent({ method, body, bodyType = 'json', fileTypes = [], holds }: Call): Json | null {
  const file = { type: 'string', format: 'binary' }
  if (bodyType === 'raw') {
    const held = (type: string) => (holds ? heldIn(type, schemaOf(holds, 'input')) : file)
    return Object.fromEntries(fileTypes.map((type) => [type, { schema: held(type) }]))
  }
  if (bodyType === 'multipart') {
    const schema = { type: 'object', properties: { [UPLOAD_FIELD]: file }, required: [UPLOAD_FIELD] }
    const encoding = { [UPLOAD_FIELD]: { contentType: fileTypes.join(', ') } }
    return { 'multipart/form-data': { schema, encoding } }
  }
  if (!body) return null
  const schema = method === 'patch' ? withoutDefaults(schemaOf(body, 'input')) : schemaOf(body, 'input')
  return { [bodyType === 'form' ? 'application/x-www-form-urlencoded' : 'application/json']: { schema } }
}

/** What a raw body holds: as it is, or as JSON in a text. */
function heldIn(type: string, schema: Json): Json {
  const mediaType = 'application/json'
  return type === mediaType ? schema : { type: 'string', contentMediaType: mediaType, contentSchema: schema }
}

/** A declared query as OpenAPI parameters, one per key. */
function queryParameters({ properties = {}, required = [] }: Json): Json[] {
  return Object.entries(properties as Record<string, Json>).map(([name, schema]) => ({
    name,
    in: 'query',
    required: (required as string[]).includes(name),
    schema,
  }))
}

/** A PATCH has no defaults: what it leaves out stays unchanged. */
function withoutDefaults({ properties, ...rest }: Json): Json {
  const entries = Object.entries(properties as Record<string, Json>).map(([key, property]) => {
    const { default: _, ...schema } = property
    return [key, schema]
  })
  return { ...rest, properties: Object.fromEntries(entries) }
}

const SEE_OTHER = {
  303: {
    description: 'Done; Location is the page that shows it',
    headers: { Location: { schema: { type: 'string' } } },
  },
}

function successes({ status, answer, answerType = 'json', fileTypes = [], redirects }: Call): Json {
  const redirect = redirects ? SEE_OTHER : {}
  if (answerType === 'none') return { [status]: { description: 'Done' }, ...redirect }
  if (answerType === 'json') {
    const content = answer && { 'application/json': { schema: schemaOf(answer, 'output') } }
    return { [status]: { description: 'Done', ...(content && { content }) }, ...redirect }
  }
  const schema = { type: 'string', format: 'binary' }
  const content = Object.fromEntries(fileTypes.map((type) => [type, { schema }]))
  if (answerType === 'stream') return { [status]: { description: 'The stream', content } }
  return {
    [status]: { description: 'The file', content },
    206: { description: 'The part of it that Range asks for', content, headers: CONTENT_RANGE },
  }
}

function failures(call: Call): Json {
  const entries = [...failuresOf(call)].map(([status, text]) => [status, failure(call, status, text)])
  return Object.fromEntries(entries)
}

function failure({ plainTextFailure }: Call, status: number, description: string): Json {
  if (status === 416) return { description, headers: CONTENT_RANGE }
  const json = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } }
  const text = { 'text/plain': { schema: { type: 'string' } } }
  const content = plainTextFailure ? { ...text, ...json } : json
  return RETRIED.has(status) ? { description, headers: RETRY_AFTER, content } : { description, content }
}

/** Checks and transformations in code have no JSON schema; their input or output has. */
function schemaOf(schema: GenericSchema, typeMode: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = toJsonSchema(schema, { typeMode, errorMode: 'ignore' }) as Json
  return JSON.parse(JSON.stringify(rest), (key, value: unknown) =>
    key === 'pattern' && typeof value === 'string' ? inAscii(value) : value,
  ) as Json
}

const ASCII: Record<string, string> = { '\\d': '0-9', '\\w': 'A-Za-z0-9_' }

/** A pattern without `\d` and `\w`, which are ASCII in JavaScript and of all scripts in other languages. */
function inAscii(pattern: string): string {
  return pattern.replaceAll(/\[(?:\\.|[^\]\\])*\]|\\./g, (part) => {
    if (part.startsWith('[')) return part.replaceAll(/\\./g, (each) => ASCII[each] ?? each)
    return ASCII[part] ? `[${ASCII[part]}]` : part
  })
}
