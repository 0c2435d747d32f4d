import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { stopLinks } from '@/auth/linkKeys'
import { KIND_WORDS, type Stopped, isStoppable, stopMails } from '@/contracts/notificationSettings'
import { callUrl } from '@/contracts/core/call'
import { findFirst } from '@/database/findFirst'
import { idOf } from '@/database/ids'
import { unreadSince } from '@/domain/chat/reads'
import { findWorkspace } from '@/domain/workspace/workspaces'
import { presentWorkspace } from '@/endpoints/workspace/present'
import { environment } from '@/environment'
import { digestMail, notificationMail, unreadMessagesMail } from '@/mail/notificationMail'
import type { Mail } from '@/mail/mail'
import type { Notification as StoredNotification, User as StoredUser } from '@/payload-types'
import { type Compose, perMailbox } from './compose'

const SETTINGS = '/dashboard/settings/notifications'
/** A digest names this many and counts the others. */
const NAMED = 20

/** Mails about a user's notifications, and how each ends them (docs/behaviour.md, 10.1). */
export const notificationMails: Record<'digest' | 'notification' | 'chat-unread', Compose> = {
  digest: async (req, about, siteName) => {
    const [userId = '', claimed = ''] = about.split(' ')
    const user = await findReader(req, userId)
    if (!user?.email) return null
    const { docs, totalDocs } = await req.payload.find({
      collection: 'notifications',
      where: {
        and: [
          { userId: { equals: userId } },
          { mailedAt: { equals: new Date(Number(claimed)).toISOString() } },
          { readAt: { exists: false } },
        ],
      },
      sort: '-id',
      limit: NAMED,
      depth: 0,
      req,
      // The job has no user; the query names one.
      overrideAccess: true,
    })
    if (totalDocs === 0) return null
    const { timeZone, digestHour } = presentWorkspace(await findWorkspace(req, userId))
    return {
      to: user.email,
      mail: digestMail({
        siteName,
        day: new Date(Number(claimed)),
        timeZone,
        digestHour,
        total: totalDocs,
        items: docs.map((each) => itemOf(each, timeZone)),
        link: `${environment.siteUrl}/dashboard`,
        ...stopOf(userId, 'digest'),
      }),
      counted: perMailbox('notification-mail', user.email),
    }
  },
  notification: toReader(({ kind, title, body }, { userId, ...given }) =>
    notificationMail({
      ...given,
      title,
      body,
      kind: KIND_WORDS[kind].title,
      ...(isStoppable(kind) ? stopOf(userId, kind) : { settingsUrl: `${environment.siteUrl}${SETTINGS}` }),
    }),
  ),
  'chat-unread': toReader(async ({ title, body, dedupeKey, readAt }, { userId, ...given }, req) => {
    // Read meanwhile, here or in the list of notifications.
    if (readAt) return null
    const unread = await unreadSince(req, dedupeKey)
    // Deleted meanwhile, or its conversation is gone.
    if (unread === 0) return null
    return unreadMessagesMail({ ...given, title, words: body, unread, ...stopOf(userId, 'message') })
  }),
}

type Given = { siteName: string; firstName: string | null | undefined; link: string; userId: string }
type Write = (
  notification: StoredNotification,
  given: Given,
  req: PayloadRequest,
) => Mail | null | Promise<Mail | null>

/** About one notification, to the user whose it is. */
function toReader(write: Write): Compose {
  return async (req, id, siteName) => {
    const notification = await findFirst(req, 'notifications', { id: { equals: id } })
    if (!notification) return null
    const userId = idOf(notification.userId)
    const user = await findReader(req, userId)
    if (!user?.email) return null
    const { email, firstName } = user
    const link = `${environment.siteUrl}${notification.href}`
    const mail = await write(notification, { siteName, firstName, link, userId }, req)
    return mail && { to: email, mail, counted: perMailbox('notification-mail', email) }
  }
}

/** Null for an account that is gone or closed. */
async function findReader(req: PayloadRequest, id: string): Promise<StoredUser | null> {
  if (!Types.ObjectId.isValid(id)) return null
  const user = await req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, req })
  return user?.erasingSince ? null : user
}

function stopOf(userId: string, kind: Stopped) {
  const path = callUrl(stopMails, { params: { userId, kind, key: stopLinks.keyOf(userId, kind) } })
  return { stopUrl: `${environment.siteUrl}${path}`, settingsUrl: `${environment.siteUrl}${SETTINGS}` }
}

function itemOf({ kind, title, body, href, createdAt }: StoredNotification, timeZone: string) {
  const when = new Date(createdAt).toLocaleString('en-US', {
    timeZone,
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
  return { note: `${KIND_WORDS[kind].one}, ${when}`, title, body, url: `${environment.siteUrl}${href}` }
}
