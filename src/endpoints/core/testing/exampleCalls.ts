import * as v from 'valibot'
import { call } from '@/contracts/core/call'
import { date, id, isoDate, optional, text } from '@/contracts/core/wire'
import { handle } from '../handle'
import { seeOther } from '../seeOther'

/*
 * One call for each option of a declaration that no call of the site uses yet. Tests mount them beside the site's own.
 */
const search = call({
  method: 'get',
  path: '/example-search',
  who: 'anyone',
  query: v.object({
    from: v.optional(isoDate()),
    status: v.optional(v.picklist(['open', 'closed']), 'open'),
    limit: v.optional(
      v.pipe(v.string(), v.regex(/^[1-9]\d?$/, 'A number from 1 to 99'), v.transform(Number)),
      '20',
    ),
  }),
  answer: v.strictObject({ from: v.nullable(date), status: v.string(), limit: v.number() }),
  summary: 'Answers its query',
})
const plain = call({
  method: 'get',
  path: '/example-plain',
  who: 'anyone',
  answer: v.strictObject({ query: v.nullable(v.unknown()) }),
  summary: 'Takes no query',
})
const note = call({
  method: 'put',
  path: '/example-notes/:id',
  who: 'user',
  body: v.object({ title: text() }),
  maxBytes: 100,
  answer: v.strictObject({ id, title: v.string() }),
  summary: 'Takes a small JSON body',
})
const signIn = call({
  method: 'post',
  path: '/example-form',
  who: 'anyone',
  bodyType: 'form',
  body: v.object({ title: text(), phone: optional(text()) }),
  maxBytes: 1_000,
  redirects: true,
  answer: v.strictObject({ title: v.string(), phone: v.nullable(v.string()) }),
  summary: 'Takes a native form, and redirects when a phone is given',
})
const guarded = call({
  method: 'post',
  path: '/example-guarded',
  who: 'user',
  isConfirmed: true,
  body: v.object({ title: text() }),
  answer: v.strictObject({ title: v.string() }),
  summary: 'Asks for a confirmation before it reads its body',
})
const upload = call({
  method: 'post',
  path: '/example-upload',
  who: 'anyone',
  bodyType: 'raw',
  fileTypes: ['application/octet-stream', 'video/mp4'],
  maxBytes: 10_000,
  answer: v.strictObject({ bytes: v.number() }),
  summary: 'Counts the bytes of a stream',
})
const forget = call({
  method: 'delete',
  path: '/example-notes/:id',
  who: 'user',
  answerType: 'none',
  summary: 'Answers nothing',
})
const ticks = call({
  method: 'get',
  path: '/example-ticks',
  who: 'anyone',
  answerType: 'stream',
  fileTypes: ['text/event-stream'],
  summary: 'Answers a stream',
})
const hook = call({
  method: 'post',
  path: '/example-hooks/:token',
  who: 'anyone',
  isCrossSite: true,
  limit: 'email-signup',
  answer: v.strictObject({ token: v.string(), user: v.nullable(id) }),
  summary: 'Is sent by other sites',
})
export const examples = { search, plain, note, signIn, upload, forget, ticks, hook }

/** Sends into the stream of `ticks`, and shows whether its reader cancelled it. */
export const tickSource: { send: (text: string) => void; isCancelled: boolean } = {
  send: () => {},
  isCancelled: false,
}

export const exampleCalls = [
  handle(search, async ({ query: { from = null, ...rest } }) => ({ from, ...rest })),
  handle(plain, async ({ query = null }) => ({ query })),
  handle(note, async ({ params, body }) => ({ id: params.id, title: body.title })),
  handle(signIn, async ({ body, headers }) => {
    headers.set('Set-Cookie', 'seen=1; Path=/')
    return body.phone ? seeOther('/dashboard/events', headers) : body
  }),
  handle(guarded, async ({ body }) => body),
  handle(upload, async ({ req }) => {
    let bytes = 0
    for await (const piece of req.body as unknown as ReadableStream<Uint8Array>) bytes += piece.byteLength
    return { bytes }
  }),
  handle(forget, async () => undefined),
  handle(ticks, async ({ headers }) => {
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        tickSource.isCancelled = false
        tickSource.send = (text) => controller.enqueue(new TextEncoder().encode(text))
      },
      cancel() {
        tickSource.isCancelled = true
      },
    })
    headers.set('Content-Type', 'text/event-stream')
    return new Response(stream, { headers })
  }),
  handle(hook, async ({ params, user }) => ({ token: params.token, user: user?.id ?? null })),
]
