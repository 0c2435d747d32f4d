import type { PayloadRequest, TaskConfig } from 'payload'
import { createResetLink } from '@/auth/resetTokens'
import { publishedCopy } from '@/content/publishedCopy'
import type { PageCopy } from '@/contracts/content'
import { screenHref } from '@/contracts/screens'
import { environment } from '@/environment'
import { siteSettingsDefaults } from '@/globals/defaults'
import { applicationReceivedMail } from '@/mail/applicationReceivedMail'
import { approvedMail } from '@/mail/approvedMail'
import { emailChangedMail } from '@/mail/emailChangedMail'
import { feedbackAnsweredMail } from '@/mail/feedbackAnsweredMail'
import { MAIL_KINDS, type MailKind } from '@/database/queueMail'
import { findFirst } from '@/database/findFirst'
import { idOf } from '@/database/ids'
import { isWorking, linkOf, urlOf } from '@/domain/team/memberLinks'
import { dayText, teamTaskMail } from '@/mail/teamTaskMail'
import { rejectedMail } from '@/mail/rejectedMail'
import { resetLinkMail } from '@/mail/resetLinkMail'
import { WAITING_NAMED, waitingMail } from '@/mail/waitingMail'
import type { Mail } from '@/mail/mail'
import { type MailDraft, writeMail } from '@/mail/writeMail'
import { adminsWithMail, waitingUsers } from '@/endpoints/account/waitingUsers'
import { audienceMails } from './audienceMails'
import { booksMails } from './booksMails'
import { type Compose, isWithinLimits, perMailbox } from './compose'
import { eventMails } from './eventMails'
import { waitingListMails } from './waitingListMails'
import { notificationMails } from './notificationMails'
import { orderMails } from './orderMails'

/** Looks up what a mail needs at the moment it is sent; null when its record is gone. */
const composers: Record<MailKind, Compose> = {
  'reset-link': async (req, username, siteName) => {
    const { email, ...rest } = await createResetLink(req.payload, username)
    return { to: email, mail: resetLinkMail({ ...rest, siteName }) }
  },
  approved: async (req, id, siteName) => {
    // A job has no user; the mail goes to the user it is about.
    const user = await req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, req })
    if (!user?.approved) return null
    const link = `${environment.siteUrl}/auth`
    return { to: user.email, mail: approvedMail({ firstName: user.firstName, link, siteName }) }
  },
  rejected: async (req, id, siteName) => {
    const user = await req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, req })
    // A job has no user; the mail goes to the user it is about, unless approved meanwhile.
    if (!user?.rejectedAt) return null
    return { to: user.email, mail: rejectedMail({ firstName: user.firstName, siteName }) }
  },
  'email-changed': async (req, about, siteName) => {
    const [id = '', former = ''] = about.split(' ')
    const user = await req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, req })
    // A job has no user; the mail goes to the address that the user had. None if it is theirs again.
    if (!user || user.email === former) return null
    return { to: former, mail: emailChangedMail({ firstName: user.firstName, siteName }) }
  },
  waiting: async (req, id, siteName) => {
    const admin = (await adminsWithMail(req)).find((each) => String(each.id) === id)
    const { total, first } = await waitingUsers(req, { limit: WAITING_NAMED })
    if (!admin || total === 0) return null
    const link = `${environment.siteUrl}/dashboard/admin`
    return {
      to: admin.email,
      mail: waitingMail({ firstName: admin.firstName, link, siteName, total, first }),
    }
  },
  'application-received': async (req, id, siteName) => {
    const application = await req.payload.findByID({
      collection: 'team-applications',
      id,
      depth: 0,
      disableErrors: true,
      req,
    })
    if (!application) return null
    return {
      to: application.email,
      mail: applicationReceivedMail({ firstName: application.firstName, siteName }),
      counted: perMailbox('application-mail', application.email),
    }
  },
  'team-task': async (req, id, siteName) => {
    const task = await findFirst(req, 'team-tasks', { id: { equals: id } })
    const memberId = task ? idOf(task.memberId) : ''
    const member = task && (await findFirst(req, 'team-applications', { id: { equals: memberId } }))
    const link = member && (await linkOf(req, member.id))
    // A job has no user. No mail once the task is done or the link has ended.
    if (!task || task.status === 'completed' || !link || !isWorking(link) || link.quietAt) return null
    const { title, description, dueDate } = task
    return {
      to: member.email,
      mail: teamTaskMail({
        siteName,
        firstName: member.firstName,
        link: urlOf(link),
        task: title,
        due: dueDate ? `until ${dayText(dueDate)}` : 'without a day',
        description: description ?? null,
      }),
      counted: perMailbox('application-mail', member.email),
    }
  },
  'feedback-answered': async (req, id, siteName) => {
    const feedback = await req.payload.findByID({
      collection: 'feedback',
      id,
      depth: 1,
      disableErrors: true,
      req,
    })
    const user = feedback?.userId
    // No mail if the answer was withdrawn before it was sent.
    if (!feedback?.answer || typeof user !== 'object') return null
    const link = `${environment.siteUrl}${screenHref('reports')}`
    return { to: user.email, mail: feedbackAnsweredMail({ firstName: user.firstName, link, siteName }) }
  },
  ...eventMails,
  ...orderMails,
  ...waitingListMails,
  ...booksMails,
  ...notificationMails,
  ...audienceMails,
}

/** A mail with the words that are live now. */
async function worded({ payload }: PayloadRequest, mail: MailDraft | Mail): Promise<Mail> {
  if ('html' in mail) return mail
  const words = (await publishedCopy(payload, 'mails')) as PageCopy<'mails'>
  const { subject, opening, closing } = words[mail.name]
  return writeMail(mail, { subject, opening, closing: closing ?? '' })
}

/** As an object, an address stays one recipient whatever characters it contains. */
const addressed = (address: string) => ({ name: '', address })

/** Sends one mail; retried for about an hour when the mail server is down. */
export const sendMail: TaskConfig<'sendMail'> = {
  slug: 'sendMail',
  label: 'Send a mail',
  retries: { attempts: 7, backoff: { type: 'exponential', delay: 30_000 } },
  inputSchema: [
    { name: 'kind', type: 'select', options: [...MAIL_KINDS], required: true },
    { name: 'about', type: 'text', required: true },
  ],
  handler: async ({ input, job, req }) => {
    const settings = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, req })
    const siteName = settings.brandName || siteSettingsDefaults.brandName
    const composed = await composers[input.kind](req, input.about, siteName)
    if (!composed?.to || composed.to.length === 0) return { output: {} }
    // A mail is counted once, however often the mail server lets it wait.
    const isCounted = Boolean(job.totalTried)
    if (!isCounted && !(await isWithinLimits(req.payload, composed.counted))) return { output: {} }
    const to = typeof composed.to === 'string' ? addressed(composed.to) : composed.to.map(addressed)
    await req.payload.sendEmail({ ...(await worded(req, composed.mail)), to })
    return { output: {} }
  },
}
