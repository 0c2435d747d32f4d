import * as v from 'valibot'
import { call } from '../core/call'
import { PICTURE_TYPES } from '../media/limits'
import { NewPassword, User } from './identity'
import { FIELD_TEXTS, Message, date, email, id, patchable, text } from '../core/wire'

/** Texts of the cards Profile and Security in Settings (docs/behaviour.md, 4.20). */
export const PROFILE_TEXTS = {
  currentPasswordMissing: 'Enter your current password',
  passwordChanged: 'Your password is changed. Your other sessions are ended.',
  pictureMissing: 'Send the picture as a form field named "file".',
  pictureNotOne: 'The file is not a JPEG, PNG, WebP or AVIF picture',
  pictureTooLarge: 'The picture is larger than 5 MB',
  sessionEnded: 'The session is ended',
  wrongCurrentPassword: 'Your current password is not right',
} as const

/** The largest profile picture (docs/behaviour.md, 5.1). */
export const PROFILE_PICTURE_MAX_BYTES = 5 * 1024 * 1024

export const AccountPatch = v.object({
  firstName: patchable(text()),
  lastName: patchable(text()),
  email: patchable(email()),
  /** As the client read them: 409 if they are different by now. */
  was: v.optional(v.partial(v.pick(User, ['firstName', 'lastName', 'email']))),
})

export const ChangePasswordInput = v.object({
  currentPassword: v.pipe(
    v.string(PROFILE_TEXTS.currentPasswordMissing),
    v.nonEmpty(PROFILE_TEXTS.currentPasswordMissing),
    v.maxLength(1_000, FIELD_TEXTS.invalid),
  ),
  newPassword: NewPassword,
})

export const Session = v.strictObject({
  id,
  createdAt: date,
  lastSeenAt: date,
  userAgent: v.string(),
  isCurrent: v.boolean(),
})
export type Session = v.InferOutput<typeof Session>

export const updateAccount = call({
  method: 'patch',
  path: '/account',
  who: 'user',
  body: AccountPatch,
  answer: User,
  summary: 'Change your names and e-mail; another e-mail asks for a confirmation (403, `errors.password`)',
  fails: [409],
})
export const changePassword = call({
  method: 'post',
  path: '/account/password',
  who: 'user',
  body: ChangePasswordInput,
  answer: Message,
  summary: 'Change your password; your other sessions end',
  limit: 'change-password',
  fails: [409],
})
export const listSessions = call({
  method: 'get',
  path: '/account/sessions',
  who: 'user',
  answer: v.array(Session),
  summary: 'Where you are logged in, the last used first',
})
export const deleteSession = call({
  method: 'delete',
  path: '/account/sessions/:id',
  who: 'user',
  answer: Message,
  summary: 'Log out one of your sessions',
})
export const updatePicture = call({
  method: 'post',
  path: '/account/picture',
  who: 'user',
  limit: 'picture',
  bodyType: 'multipart',
  maxBytes: PROFILE_PICTURE_MAX_BYTES,
  fileTypes: [...PICTURE_TYPES],
  answer: User,
  summary: 'Set your picture (JPEG, PNG, WebP or AVIF, at most 5 MB); it becomes 320 × 320',
})
export const deletePicture = call({
  method: 'delete',
  path: '/account/picture',
  who: 'user',
  answer: User,
  summary: 'Remove your picture',
})
