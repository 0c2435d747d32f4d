import * as v from 'valibot'
import { call } from '../core/call'
import { FIELD_TEXTS, date } from '../core/wire'

/** Texts of a confirmation (docs/behaviour.md, 7.8). */
export const CONFIRM_TEXTS = {
  /** The 403 of a call that asks for one, also as `errors.password`. */
  needed: 'Confirm that it is you',
  missing: 'Enter your password',
  wrong: 'Your password is not right',
  failed: 'Not confirmed',
} as const

/** How long a confirmation holds, in ms. */
export const CONFIRMED_MS = 10 * 60 * 1000

export const ConfirmInput = v.object({
  password: v.pipe(
    v.string(CONFIRM_TEXTS.missing),
    v.nonEmpty(CONFIRM_TEXTS.missing),
    v.maxLength(1_000, FIELD_TEXTS.invalid),
  ),
})

export const confirmAccount = call({
  method: 'post',
  path: '/account/confirm',
  who: 'user',
  body: ConfirmInput,
  answer: v.strictObject({ confirmedUntil: date }),
  summary: 'Confirm with your password that it is you, for calls that ask for it within the next 10 minutes',
  limit: 'confirm',
  fails: [409],
})
