import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { dashboardCalls } from '@/plugins/creatorDashboard'
import type { Call } from './call'
import { siteCalls } from './index'
import { Failure } from './wire/contract'

type Json = Record<string, unknown>

/** Every declared call, in the specifications' order. */
export const allCalls: Call[] = [...siteCalls, ...dashboardCalls].map(({ call }) => call)

/** The OpenAPI 3.1 description of the API, made from the declarations; openapi.json is this as text. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {}
  for (const call of allCalls) {
    const path = `/api${call.path.replace(/:(\w+)/g, '{$1}')}`
    paths[path] = { ...paths[path], [call.method]: operation(call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Isla Verano',
      version: '1.0.0',
      description:
        'The calls of the public site and of the creator dashboard. Writes must come from this site or from a client that is no browser; private answers are never cached.',
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

function operation(call: Call): Json {
  return {
    operationId: operationId(call),
    tags: [call.path.split('/')[1]],
    summary: call.summary,
    security: call.who === 'anyone' ? [] : [{ session: [] }],
    ...parameters(call),
    ...requestBody(call),
    responses: { [call.status]: success(call), ...failures(call) },
  }
}

function operationId({ method, path }: Call): string {
  const words = path.split('/').map((part) => part.replace(/^:(\w)/, (_, letter: string) => `by-${letter}`))
  return [method, ...words.filter(Boolean)]
    .join('-')
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function parameters({ path }: Call): Json {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)
  if (names.length === 0) return {}
  return {
    parameters: names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
  }
}

function requestBody({ body, bodyType }: Call): Json {
  if (bodyType === 'multipart') {
    const schema = {
      type: 'object',
      properties: { file: { type: 'string', format: 'binary' } },
      required: ['file'],
    }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  if (!body) return {}
  return {
    requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body, 'input') } } },
  }
}

function success(call: Call): Json {
  if (call.answerType === 'file') {
    return { description: 'The file', content: { '*/*': { schema: { type: 'string', format: 'binary' } } } }
  }
  return { description: 'Done', content: { 'application/json': { schema: schemaOf(call.answer, 'output') } } }
}

/** Each failure a call can have by its declaration, and one entry for the rest. */
function failures(call: Call): Json {
  const takesBody = Boolean(call.body) || call.bodyType === 'multipart'
  const texts: [boolean, number, string][] = [
    [takesBody, 400, 'The body does not fit; `errors` names the fields'],
    [call.who !== 'anyone', 401, 'Nobody is logged in'],
    [call.who === 'admin' || call.method !== 'get', 403, 'Not allowed, or a cross-site write'],
    [call.path.includes(':'), 404, 'No such record, or not one of yours'],
    [takesBody, 413, 'The body is too large'],
    [takesBody, 415, 'The body has another type or encoding'],
    [Boolean(call.limit) || call.method !== 'get', 429, 'Too many; see Retry-After'],
    [true, 503, 'The database cannot be reached; see Retry-After'],
  ]
  const applying = texts.filter(([applies]) => applies)
  const entries = applying.map(([, status, text]) => [status, failure(call, text)])
  return { ...Object.fromEntries(entries), default: failure(call, 'Any other failure') }
}

function failure({ plainTextFailure }: Call, description: string): Json {
  const json = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } }
  const text = { 'text/plain': { schema: { type: 'string' } } }
  return { description, content: plainTextFailure ? { ...text, ...json } : json }
}

/** Transformations and checks in code have no JSON schema; what goes in or comes out around them has. */
function schemaOf(schema: GenericSchema, typeMode: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = toJsonSchema(schema, { typeMode, errorMode: 'ignore' }) as Json
  return rest
}
