import * as v from 'valibot'
import { BOUNCES_MAX, BOUNCE_KINDS, type BounceKind, type BounceProvider } from '@/contracts/audience/bounces'
import type { BounceReport } from '@/domain/audience/letters/bounceReports'

/** A report, or the address that confirms that Amazon may send some. */
export type Reported = { reports: BounceReport[]; confirmAt?: string }

const text = v.optional(v.nullable(v.string()), '')
const many = <T extends v.GenericSchema>(item: T) => v.pipe(v.array(item), v.maxLength(BOUNCES_MAX))

const postmark = v.pipe(
  v.object({
    RecordType: v.string(),
    Type: v.optional(v.string(), ''),
    Email: v.string(),
    MessageID: text,
    Description: text,
    Details: text,
  }),
  v.transform(({ RecordType, Type, Email: email, MessageID, Description, Details }): Reported => {
    const kinds: Record<string, BounceKind> = {
      HardBounce: 'hard',
      BadEmailAddress: 'hard',
      SpamComplaint: 'complaint',
    }
    const isOurs = RecordType === 'Bounce' || RecordType === 'SpamComplaint'
    const kind = RecordType === 'SpamComplaint' ? 'complaint' : (kinds[Type] ?? 'soft')
    return {
      reports: isOurs ? [{ email, id: MessageID ?? '', kind, reason: Details || Description || '' }] : [],
    }
  }),
)

const mailgun = v.pipe(
  v.object({
    'event-data': v.object({
      event: v.string(),
      severity: text,
      recipient: v.string(),
      id: text,
      message: v.optional(v.object({ headers: v.optional(v.object({ 'message-id': text })) })),
      'delivery-status': v.optional(v.object({ message: text, description: text })),
    }),
  }),
  v.transform(({ 'event-data': data }): Reported => {
    const { event, severity, recipient: email, message, 'delivery-status': status } = data
    const failed = severity === 'permanent' ? 'hard' : 'soft'
    const kind = event === 'complained' ? 'complaint' : failed
    const id = message?.headers?.['message-id'] || data.id || ''
    const reason = status?.message || status?.description || ''
    return { reports: event === 'complained' || event === 'failed' ? [{ email, id, kind, reason }] : [] }
  }),
)

const Recipient = v.object({ emailAddress: v.string(), status: text, diagnosticCode: text })
const sesMessage = v.object({
  notificationType: v.optional(v.string()),
  eventType: v.optional(v.string()),
  mail: v.object({ messageId: text, commonHeaders: v.optional(v.object({ messageId: text })) }),
  bounce: v.optional(v.object({ bounceType: v.string(), bouncedRecipients: many(Recipient) })),
  complaint: v.optional(v.object({ complainedRecipients: many(v.object({ emailAddress: v.string() })) })),
})
const ses = v.pipe(
  v.object({ Type: v.string(), SubscribeURL: v.optional(v.string()), Message: v.optional(v.string(), '') }),
  v.rawTransform(({ dataset, addIssue, NEVER }): Reported => {
    const { Type, SubscribeURL, Message } = dataset.value
    if (Type === 'SubscriptionConfirmation' && SubscribeURL) return { reports: [], confirmAt: SubscribeURL }
    if (Type !== 'Notification') return { reports: [] }
    const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), sesMessage), Message)
    if (!success) {
      addIssue({ message: 'No notification' })
      return NEVER
    }
    const { mail, bounce, complaint } = output
    const id = mail.commonHeaders?.messageId || mail.messageId || ''
    const kind = bounce?.bounceType === 'Permanent' ? 'hard' : 'soft'
    const bounced = (bounce?.bouncedRecipients ?? []).map(
      ({ emailAddress: email, status, diagnosticCode }) =>
        ({
          email,
          id,
          kind,
          reason: diagnosticCode || status || '',
        }) as const,
    )
    const complained = (complaint?.complainedRecipients ?? []).map(
      ({ emailAddress: email }) => ({ email, id, kind: 'complaint', reason: '' }) as const,
    )
    return { reports: [...bounced, ...complained] }
  }),
)

const resend = v.pipe(
  v.object({
    type: v.string(),
    data: v.object({
      email_id: text,
      to: many(v.string()),
      bounce: v.optional(v.object({ type: text, message: text })),
    }),
  }),
  v.transform(({ type, data: { email_id: id, to, bounce } }): Reported => {
    const bounced = bounce?.type === 'Permanent' ? 'hard' : 'soft'
    const kind = type === 'email.complained' ? 'complaint' : bounced
    const isOurs = type === 'email.bounced' || type === 'email.complained'
    const rest = { id: id ?? '', kind, reason: bounce?.message ?? '' } as const
    return { reports: isOurs ? to.map((email) => ({ email, ...rest })) : [] }
  }),
)

const generic = v.pipe(
  many(
    v.pipe(
      v.object({
        email: v.optional(v.string()),
        messageId: v.optional(v.string(), ''),
        kind: v.picklist(BOUNCE_KINDS),
        reason: v.optional(v.string(), ''),
      }),
      v.check(({ email, messageId }) => Boolean(email || messageId)),
    ),
  ),
  v.transform((reports): Reported => ({
    reports: reports.map(({ email = null, messageId: id, ...rest }) => ({ email, id, ...rest })),
  })),
)

/** What each provider sends, as its documentation describes it. Keys that nobody needs are ignored. */
const READERS: Record<BounceProvider, v.GenericSchema<unknown, Reported>> = {
  postmark,
  mailgun,
  ses,
  resend,
  generic,
}

/** The reports of a request's body; null when it is none of this provider. */
export function readReports(provider: BounceProvider, body: string): Reported | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), READERS[provider]), body)
  return parsed.success ? parsed.output : null
}
