import type { MailDraft } from './writeMail'

type Given = { siteName: string; number: string; problem: string; link: string }

/** Tells the admins about an order or a refund that needs their attention (docs/behaviour.md, 12.7). */
export function orderProblemMail({ number, problem, link, siteName }: Given): MailDraft {
  const action = { label: 'Open the order', url: link }
  return { siteName, name: 'orderProblem', values: { number, problem }, action }
}
