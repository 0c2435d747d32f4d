import type { MailDraft } from './writeMail'

type Given = {
  siteName: string
  firstName?: string | null
  /** To all of the member's tasks. */
  link: string
  task: string
  due: string
  description: string | null
}

/** Tells a team member of a task, with the link to all of theirs (docs/behaviour.md, 15.7). */
export function teamTaskMail({ siteName, firstName, link, task, due, description }: Given): MailDraft {
  return {
    name: 'teamTask',
    siteName,
    ...(firstName !== undefined && { firstName }),
    values: { task, due },
    listed: description ? [description] : [],
    action: { label: 'Open your tasks', url: link },
  }
}

/** '2026-12-12' as "Dec 12, 2026". */
export function dayText(day: string): string {
  const options = { dateStyle: 'medium', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat('en-US', options).format(new Date(day))
}
