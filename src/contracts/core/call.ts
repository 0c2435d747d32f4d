import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { LimitName } from './limitRules'

/** Who may make a call: anyone, any approved user who is logged in, editors and admins, or admins only. */
export type Who = 'anyone' | 'user' | 'editor' | 'admin'

/** Failures a call may list in `fails`; the others follow from its declaration. */
export type OwnFailure = 401 | 404 | 409 | 429 | 502

/** The form field that holds a multipart body's file. */
export const UPLOAD_FIELD = 'file'

/** One call of the API, declared once and read by the handler, the browser, the tests and openapi.json. */
export type Call = {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** Below /api, with :params, for example '/users/:id/approve'. */
  readonly path: `/${string}`
  readonly who: Who
  /** The query's schema: an object of texts; unknown keys are refused. Calls without one ignore the query. */
  readonly query?: GenericSchema | undefined
  /** The body's schema; none where the call takes no body, or takes a file. */
  readonly body?: GenericSchema | undefined
  /** The encoding of the body; 'json' by default. A handler reads a 'raw' body itself, as a stream. */
  readonly bodyType?: 'json' | 'multipart' | 'form' | 'raw'
  /** What a raw body of JSON holds, for openapi.json; the handler reads and checks it. */
  readonly holds?: GenericSchema
  /** The most bytes of the body (of the file in a multipart body); by default 1 MB for JSON or a form. */
  readonly maxBytes?: number
  /** 'json' unless the handler answers a file, a stream, or nothing; `answer` is then not used. */
  readonly answerType?: 'json' | 'file' | 'stream' | 'none'
  /** The media types of the uploaded or answered file. */
  readonly fileTypes?: readonly string[]
  /** The schema of a success; strict objects, so that a leaked field fails in tests and development. */
  readonly answer?: GenericSchema
  /** 201 where the caller made a record, 204 where there is no answer, else 200. */
  readonly status: 200 | 201 | 204
  readonly summary: string
  /** The rate limit, spent per user, else per client address, before the body is read. */
  readonly limit?: LimitName
  /** Failures besides those that every call of its kind has (endpoints/core/statuses.ts). */
  readonly fails?: readonly OwnFailure[]
  /** Failures answer plain text (POST /api/register only). */
  readonly plainTextFailure?: boolean
  /** The path contains the credential, so other sites may send the call, and sessions are ignored. */
  readonly isCrossSite?: boolean
  /**
   * The answer depends neither on the caller nor on the query, so it is cached in memory until a document that it
   * shows changes (contracts/pages.ts).
   */
  readonly isCached?: boolean
  /**
   * A POST that changes nothing that pages show except stock, which the change stream covers
   * (content/followContent.ts), so it can bypass Next like a GET (src/server/directCalls.ts).
   */
  readonly bypassesNext?: boolean
  /** Headers of the answer to OPTIONS, for a protocol whose servers announce there what they can do. */
  readonly announces?: Readonly<Record<string, string>>
  /** Asks for a confirmation of the last 10 minutes before the body is read (docs/behaviour.md, 7.8). */
  readonly isConfirmed?: true
  /** For a native form: a success may be a 303 to the page that shows the result. */
  readonly redirects?: boolean
}

type Declaration = Omit<Call, 'status'> & { readonly status?: Call['status'] }

/** A declaration with its literal types and a default status. */
type Declared<TDeclaration extends Declaration> = TDeclaration & {
  readonly status: TDeclaration['status'] extends Call['status'] ? TDeclaration['status'] : Call['status']
}

/**
 * Declares a call. Returns the declaration with all literals typed, and 200 as the default status. Throws for one that
 * the server in front of Next would silently not answer: it knows these calls by their whole path.
 */
export function call<const TDeclaration extends Declaration>(
  declaration: TDeclaration,
): Declared<TDeclaration> {
  const { path, bypassesNext, isCached }: Declaration = declaration
  if ((bypassesNext || isCached) && path.includes(':')) {
    throw new Error(`${path} has params, so it can neither bypass Next nor be cached`)
  }
  return { status: declaration.answerType === 'none' ? 204 : 200, ...declaration }
}

/** Whether a call can change something; only then is its origin checked. */
export function isWrite({ method }: Pick<Call, 'method'>): boolean {
  return method !== 'get'
}

type ParamName<TPart extends string> = TPart extends `${infer TName}.${string}` ? TName : TPart

/** The params of a path: `ParamsOf<'/events/:id'>` is `{ id: string }`. */
export type ParamsOf<TPath extends string> = TPath extends `${string}/:${infer TRest}`
  ? TRest extends `${infer TPart}/${infer TTail}`
    ? Record<ParamName<TPart>, string> & ParamsOf<`/${TTail}`>
    : Record<ParamName<TRest>, string>
  : // oxlint-disable-next-line typescript/no-generated-empty-object-type -- a path without params has none
    Record<never, string>

type OutputOf<TSchema> = TSchema extends GenericSchema ? InferOutput<TSchema> : undefined

/** A call's body and query as its handler gets them: validated, with defaults. */
export type BodyOf<TCall extends Call> = OutputOf<TCall['body']>
export type QueryOf<TCall extends Call> = OutputOf<TCall['query']>
/** What a call answers as JSON. */
export type AnswerOf<TCall extends Call> = TCall extends {
  readonly answer: infer TAnswer extends GenericSchema
}
  ? InferOutput<TAnswer>
  : undefined

type IsOptional<TInput> = Partial<TInput> extends TInput ? true : false
type ParamsNeeded<TCall extends Call> = keyof ParamsOf<TCall['path']> extends never
  ? { params?: undefined }
  : { params: ParamsOf<TCall['path']> }
type QueryNeeded<TCall extends Call> = TCall extends { readonly query: infer TQuery extends GenericSchema }
  ? IsOptional<InferInput<TQuery>> extends true
    ? { query?: InferInput<TQuery> }
    : { query: InferInput<TQuery> }
  : { query?: undefined }
type BodyNeeded<TCall extends Call> = TCall extends { readonly body: infer TBody extends GenericSchema }
  ? { body: InferInput<TBody> }
  : { body?: undefined }
type FileNeeded<TCall extends Call> = TCall extends { readonly bodyType: 'multipart' | 'raw' }
  ? { file: Blob }
  : { file?: undefined }

/** Input of a GET: params and query exactly where the call has them. */
export type LoadInput<TCall extends Call> = ParamsNeeded<TCall> & QueryNeeded<TCall>
/**
 * Input of any call: params, query, body and file exactly where the call has them, before the server fills in
 * defaults.
 */
export type SendInput<TCall extends Call> = LoadInput<TCall> & BodyNeeded<TCall> & FileNeeded<TCall>
/** A last argument that is optional when nothing in it is required. */
export type Needed<TInput> = IsOptional<TInput> extends true ? [input?: TInput] : [input: TInput]

type Address = { params?: Record<string, string> | undefined; query?: unknown }

/** The address of a call with its params and query filled in, for example '/api/users/65f0…/approve'. */
export function callUrl({ path }: Pick<Call, 'path'>, { params = {}, query }: Address = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const entries = Object.entries(
    (query ?? {}) as Record<string, string | number | boolean | null | undefined>,
  )
  const search = new URLSearchParams(
    entries.flatMap(([key, value]) => (value === undefined || value === null ? [] : [[key, String(value)]])),
  )
  return `/api${filled}${search.size > 0 ? `?${search}` : ''}`
}

/** Whether an address belongs to a call, whatever its params and query. */
export function isUrlOf({ path }: Pick<Call, 'path'>, url: string): boolean {
  const pattern = path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/:\w+/g, '[^/?]+')
  return new RegExp(`^/api${pattern}(\\?|$)`).test(url)
}
