import { Types } from 'mongoose'
import { confirmLinks } from '@/auth/linkKeys'
import { confirmPagePath, leaveList, leavePagePath, preferencesPath } from '@/contracts/audience/newsletter'
import { callUrl } from '@/contracts/core/call'
import type { MailKind } from '@/database/queueMail'
import { subscribers } from '@/domain/audience/subscribers'
import { hasComplained } from '@/domain/audience/suppressions'
import { environment } from '@/environment'
import { confirmSubscriptionMail, welcomeMail } from '@/mail/subscriptionMails'
import { type Compose, perMailbox } from './compose'

type AudienceMail = Extract<MailKind, `subscription-${string}`>

/** The mails to people who signed up. A sign-up queues one whatever it found, so what there is to do is judged here. */
export const audienceMails: Record<AudienceMail, Compose> = {
  'subscription-confirm': async (req, id, siteName) => {
    const person = await subscribers(req).findOne({ _id: new Types.ObjectId(id) })
    if (!person?.askedAt || person.status === 'complained') return null
    const { email, status, topics, askedTopics, consents } = person
    if (status === 'active' && askedTopics.every((topic) => topics.includes(topic))) return null
    if (await hasComplained(req, email)) return null
    const wording = consents.findLast(({ what }) => what === 'asked')?.wording ?? ''
    const link = `${environment.siteUrl}${confirmPagePath({ subscriber: id, key: confirmLinks.keyOf(id) })}`
    return {
      to: email,
      mail: confirmSubscriptionMail({ siteName, link, wording }),
      counted: [...perMailbox('confirm-mail-soon', email), ...perMailbox('confirm-mail', email)],
    }
  },
  'subscription-welcome': async (req, id, siteName) => {
    const person = await subscribers(req).findOne({ _id: new Types.ObjectId(id), status: 'active' })
    if (!person) return null
    // The job has no user; the letter is for whoever confirmed.
    const { isOn, subject, text } = await req.payload.findGlobal({ slug: 'welcome-letter', req })
    if (!isOn || !subject || !text) return null
    const { email, firstName, key } = person
    const links = {
      leave: `${environment.siteUrl}${leavePagePath(key)}`,
      preferences: `${environment.siteUrl}${preferencesPath(key)}`,
      stop: `${environment.siteUrl}${callUrl(leaveList, { params: { key } })}`,
    }
    return { to: email, mail: welcomeMail({ siteName, subject, text, firstName: firstName ?? null, links }) }
  },
}
