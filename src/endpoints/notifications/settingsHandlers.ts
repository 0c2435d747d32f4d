import type { PayloadRequest } from 'payload'
import { stopLinks } from '@/auth/linkKeys'
import * as contract from '@/contracts/notificationSettings'
import { unauthorized } from '@/database/errors'
import { chooseMails, findSettings, mailChoices, stopMails as stopFor } from '@/database/notificationSettings'
import { inTransaction } from '@/database/transaction'
import { changeWorkspace, findWorkspace } from '@/domain/workspace/workspaces'
import { handle } from '../core/handle'
import { seeOther } from '../core/seeOther'
import { presentWorkspace } from '../workspace/present'

/** GET /api/notification-settings */
export const getNotificationSettings = handle(contract.getNotificationSettings, async ({ req, user }) =>
  readSettings(req, user.id),
)

/** PATCH /api/notification-settings: hour and time zone are the workspace's (docs/behaviour.md, 5.22). */
export const updateNotificationSettings = handle(
  contract.updateNotificationSettings,
  async ({ body: { mails, ...clock }, req, user }) => {
    await inTransaction(req, async () => {
      if (mails && !(await chooseMails(req, user.id, mails))) throw unauthorized()
      if (Object.keys(clock).length > 0) await changeWorkspace(req, user.id, { $set: clock })
    })
    return readSettings(req, user.id)
  },
)

async function readSettings(req: PayloadRequest, userId: string): Promise<contract.NotificationSettings> {
  const [settings, workspace] = [await findSettings(req, userId), await findWorkspace(req, userId)]
  const { timeZone, digestHour } = presentWorkspace(workspace)
  return { mails: mailChoices(settings), timeZone, digestHour }
}

/** POST /api/notification-settings/stop/{userId}/{kind}/{key}: a wrong link is answered like a right one. */
export const stopMails = handle(contract.stopMails, async ({ params, query, req, headers }) => {
  const { userId, kind, key } = params
  if (contract.isStoppable(kind) && stopLinks.isKeyOf(key, userId, kind)) {
    await inTransaction(req, () => stopFor(req, userId, kind))
  }
  if (query.from === 'page') return seeOther(`${contract.stopPagePath(params)}?stopped=true`, headers)
  return { message: contract.NOTIFICATION_SETTINGS_TEXTS.stopped }
})

/** GET of the same address: changes nothing, because mail scanners open every link. */
export const openStopPage = handle(contract.openStopPage, async ({ params, headers }) =>
  seeOther(contract.stopPagePath(params), headers),
)

/** The calls of how notifications are mailed. */
export const notificationSettingsCalls = [
  getNotificationSettings,
  updateNotificationSettings,
  stopMails,
  openStopPage,
]
