import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { LimitName } from './limitRules'

/** Who may make a call: anyone, any approved user who is logged in, or admins only. */
export type Who = 'anyone' | 'user' | 'admin'

/** What a call may name in `fails`; the others follow from its declaration. */
export type OwnFailure = 401 | 404 | 409 | 502

/** Where a multipart body carries its file. */
export const UPLOAD_FIELD = 'file'

/** One call of the API, declared once: the handler, the browser, the tests and openapi.json all read it. */
export type Call = {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** Below /api, with :params, for example '/users/:id/approve'. */
  readonly path: `/${string}`
  readonly who: Who
  /** What the query must be: an object of texts, whose unknown keys are refused. A call without one ignores it. */
  readonly query?: GenericSchema | undefined
  /** What the body must be; none where the call takes no body, or takes a file. */
  readonly body?: GenericSchema | undefined
  /** How the body comes; 'json' unless said otherwise. A handler reads a 'raw' body itself, as a stream. */
  readonly bodyType?: 'json' | 'multipart' | 'form' | 'raw'
  /** The most bytes of the body, of a multipart one its file; 1 MB of JSON or a form unless said otherwise. */
  readonly maxBytes?: number
  /** 'json' unless the handler answers a file's bytes, a stream, or nothing; `answer` then says nothing. */
  readonly answerType?: 'json' | 'file' | 'stream' | 'none'
  /** The media types of the file that is taken or answered. */
  readonly fileTypes?: readonly string[]
  /** What a success answers; strict objects, so that a leaked field fails in tests and development. */
  readonly answer?: GenericSchema
  /** 201 where the caller made a record, 204 where nothing is answered, else 200. */
  readonly status: 200 | 201 | 204
  readonly summary: string
  /** The rate limit spent per user, else per client address, before the body is read. */
  readonly limit?: LimitName
  /** Failures of its own, beside those that every call of its kind has (endpoints/core/statuses.ts). */
  readonly fails?: readonly OwnFailure[]
  /** Failures answer the plain text itself (POST /api/register only). */
  readonly plainTextFailure?: boolean
  /** The path carries the credential, so other sites may send it and no session counts. */
  readonly isCrossSite?: boolean
  /** A native form's call: a success may be 303 to the page that shows it. */
  readonly redirects?: boolean
}

type Declaration = Omit<Call, 'status'> & { readonly status?: Call['status'] }

/** A declaration with its literals kept and its status filled in. */
type Declared<TDeclaration extends Declaration> = TDeclaration & {
  readonly status: TDeclaration['status'] extends Call['status'] ? TDeclaration['status'] : Call['status']
}

/** Declares a call. Takes the declaration, gives it back with every literal typed, and 200 as the default status. */
export function call<const TDeclaration extends Declaration>(
  declaration: TDeclaration,
): Declared<TDeclaration> {
  return { status: declaration.answerType === 'none' ? 204 : 200, ...declaration }
}

/** Whether a call may change something; only then does it matter from which site it comes. */
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

/** A call's body and query as its handler gets them: validated, with defaults filled in. */
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

/** What a GET needs: params and query exactly where the call has them. */
export type LoadInput<TCall extends Call> = ParamsNeeded<TCall> & QueryNeeded<TCall>
/** What any call needs: params, query, body and file exactly where the call has them, before the server's defaults. */
export type SendInput<TCall extends Call> = LoadInput<TCall> & BodyNeeded<TCall> & FileNeeded<TCall>
/** A last argument that may be left out when nothing in it is needed. */
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

/** Whether an address is that of a call, whatever its params and query. */
export function isUrlOf({ path }: Pick<Call, 'path'>, url: string): boolean {
  const pattern = path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/:\w+/g, '[^/?]+')
  return new RegExp(`^/api${pattern}(\\?|$)`).test(url)
}
