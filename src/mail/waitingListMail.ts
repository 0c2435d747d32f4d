import type { MailDraft } from './writeMail'

type Given = { siteName: string; piece: string; link: string }

/** Asks for confirmation that the address belongs to the person who typed it (docs/behaviour.md, 12.10). */
export function confirmWaitingMail({ piece, ...given }: Given): MailDraft {
  return { name: 'lineConfirm', values: { piece }, ...opensPage(given) }
}

/** For an address that is already in line. */
export function alreadyWaitingMail({ piece, ...given }: Given): MailDraft {
  return { name: 'lineAlready', values: { piece }, ...opensPage(given) }
}

/** A piece is kept; `until` is a formatted time. */
export function pieceKeptMail({ piece, until, ...given }: Given & { until: string }): MailDraft {
  return { name: 'lineKept', values: { piece, until }, ...opensPage(given) }
}

function opensPage({ siteName, link }: Omit<Given, 'piece'>) {
  return { siteName, action: { label: 'Open the page', url: link } }
}
