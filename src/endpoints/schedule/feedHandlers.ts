import { createHash } from 'node:crypto'
import { today } from '@internationalized/date'
import { createLocalReq } from 'payload'
import { hashToken } from '@/auth/tokens'
import { spend } from '@/auth/limits'
import {
  FEED_DAYS,
  FEED_TEXTS,
  createFeed as createDeclared,
  deleteFeed as deleteDeclared,
  getFeedFile as fileDeclared,
} from '@/contracts/schedule/feed'
import { callUrl } from '@/contracts/core/call'
import { notFound } from '@/database/errors'
import { environment } from '@/environment'
import { isUnchanged } from '@/contracts/core/etags'
import { handle } from '../core/handle'
import { calendarRecords } from './calendar'
import { feedFile } from './feedFile'
import { makeFeed, feedOwner, stopFeed } from './feeds'

/** POST /api/calendar/feed */
const createFeed = handle(createDeclared, async ({ req, user }) => {
  const token = await makeFeed(req, user)
  return { url: `${environment.siteUrl}${callUrl(fileDeclared, { params: { token } })}` }
})

/** DELETE /api/calendar/feed */
const deleteFeed = handle(deleteDeclared, async ({ req, user }) => {
  if (!(await stopFeed(req, user))) throw notFound()
  return { message: FEED_TEXTS.stopped }
})

/** GET /api/calendar/feed/{token}: 60 reads an hour; 304 while nothing changed. */
const getFeedFile = handle(fileDeclared, async ({ params: { token }, req, payload }) => {
  const user = await feedOwner(payload, token)
  if (!user) throw notFound()
  await spend(payload, 'calendar-feed', hashToken(token))
  const own = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  const now = today('UTC')
  const days = {
    from: now.subtract({ days: FEED_DAYS.before }).toString(),
    to: now.add({ days: FEED_DAYS.after }).toString(),
  }
  const file = feedFile(await calendarRecords(days, { req: own, user }))
  const etag = `"${createHash('sha256').update(file).digest('base64url')}"`
  const headers = { ETag: etag, 'Cache-Control': 'private, max-age=900' }
  if (isUnchanged(req.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  return new Response(file, {
    headers: {
      ...headers,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="schedule.ics"',
    },
  })
})

/** The calls of the calendar feed. */
export const feedCalls = [createFeed, deleteFeed, getFeedFile]
