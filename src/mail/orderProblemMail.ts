import { type Mail, composeMail } from './mail'

type Given = { siteName: string; number: string; problem: string; link: string }

/** Tells the admins about an order or a refund that needs their attention (docs/behaviour.md, 12.7). */
export function orderProblemMail({ number, problem, link, siteName }: Given): Mail {
  return composeMail({
    siteName,
    subject: `Please look at order ${number}`,
    paragraphs: [problem],
    action: { label: 'Open the console', url: link },
  })
}
