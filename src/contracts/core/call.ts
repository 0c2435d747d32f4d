import type { GenericSchema, InferOutput } from 'valibot'
import type { LimitName } from './limitRules'

/** Who may make a call: anyone, any approved user who is logged in, or admins only. */
export type Who = 'anyone' | 'user' | 'admin'

/** What a call may name in `fails`; the others follow from its declaration. */
export type OwnFailure = 401 | 404 | 409 | 502

/** Where a multipart body carries its file. */
export const UPLOAD_FIELD = 'file'

/** One call of the API, declared once: the handler, the browser, the tests and openapi.json all read it. */
export type Call<
  TBody extends GenericSchema | undefined = GenericSchema | undefined,
  TAnswer extends GenericSchema = GenericSchema,
> = {
  method: 'get' | 'post' | 'patch' | 'delete'
  /** Below /api, with :params, for example '/users/:id/approve'. */
  path: `/${string}`
  who: Who
  /** What the body must be; none where the call takes no body. */
  body: TBody
  /** 'json' unless the call takes a file. */
  bodyType?: 'json' | 'multipart'
  /** 'json' unless the call answers a file's bytes; `answer` then says nothing. */
  answerType?: 'json' | 'file'
  /** The media types of the file that is taken or answered. */
  fileTypes?: readonly string[]
  /** What a success answers; strict objects, so that a leaked field fails in tests and development. */
  answer: TAnswer
  /** 201 where the caller made a record, else 200. */
  status: 200 | 201
  summary: string
  /** The rate limit spent per user, else per client address, before the body is read. */
  limit?: LimitName
  /** Failures of its own, beside those that every call of its kind has (statuses.ts). */
  fails?: readonly OwnFailure[]
  /** Failures answer the plain text itself (POST /api/register only). */
  plainTextFailure?: boolean
}

export type BodyOf<TCall extends Call> = TCall['body'] extends GenericSchema
  ? InferOutput<TCall['body']>
  : undefined
export type AnswerOf<TCall extends Call> = InferOutput<TCall['answer']>

type Declaration<TBody extends GenericSchema | undefined, TAnswer extends GenericSchema> = Omit<
  Call<TBody, TAnswer>,
  'body' | 'status'
> & { body?: TBody; status?: 200 | 201 }

/** Declares a call. Takes the declaration, gives it back typed, with status 200 and no body as defaults. */
export function call<TAnswer extends GenericSchema, TBody extends GenericSchema | undefined = undefined>(
  declaration: Declaration<TBody, TAnswer>,
): Call<TBody, TAnswer> {
  return { status: 200, ...declaration, body: declaration.body as TBody }
}

/** The address of a call with its params filled in, for example '/api/users/65f0…/approve'. */
export function callUrl(declared: Pick<Call, 'path'>, params: Record<string, string> = {}): string {
  return `/api${declared.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))}`
}
