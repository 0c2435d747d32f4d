import * as v from 'valibot'
import { call } from '../core/call'
import { noQuery } from '../core/wire'

/** Why the welcome letter cannot be switched on. */
export const WELCOME_UNWRITTEN = 'Write its subject and its text first.'

/** Whether people get a letter once, after they confirmed (docs/behaviour.md, 13.7). */
export const WelcomeLetter = v.strictObject({
  isOn: v.boolean(),
  /** Empty until it is written. */
  subject: v.string(),
})
export type WelcomeLetter = v.InferOutput<typeof WelcomeLetter>

export const readWelcome = call({
  method: 'get',
  path: '/campaigns/welcome',
  who: 'admin',
  query: noQuery,
  answer: WelcomeLetter,
  summary: 'Whether people get the welcome letter, and its subject',
})
export const switchWelcome = call({
  method: 'patch',
  path: '/campaigns/welcome',
  who: 'admin',
  query: noQuery,
  body: v.object({ isOn: v.boolean() }),
  answer: WelcomeLetter,
  summary: 'Switch the welcome letter on, once it is written, or off',
  fails: [409],
})
