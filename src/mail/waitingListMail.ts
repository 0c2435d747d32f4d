import { type Mail, composeMail } from './mail'

type Given = { siteName: string; piece: string; link: string }

const SAME_PAGE = 'On the same page you can leave the line; then your address is erased.'

/** Asks for confirmation that the address belongs to the person who typed it (docs/behaviour.md, 12.10). */
export function confirmWaitingMail({ piece, ...given }: Given): Mail {
  return waitingListMail(given, `Shall we tell you when it is back? ${piece}`, [
    `Somebody, hopefully you, asked to be told when this is back: ${piece}.`,
    'Press the button on the page and you are in line.',
    'Was it not you? Do nothing, and the address is erased in a week.',
  ])
}

/** For an address that is already in line. */
export function alreadyWaitingMail({ piece, ...given }: Given): Mail {
  return waitingListMail(given, `You are in line: ${piece}`, [
    `You are in line for ${piece} already. The page says how many are before you.`,
    SAME_PAGE,
  ])
}

/** A piece is kept; `until` is a formatted time. */
export function pieceKeptMail({ piece, until, ...given }: Given & { until: string }): Mail {
  return waitingListMail(given, `It is back, and kept for you: ${piece}`, [
    `One piece is yours until ${until}: ${piece}.`,
    'Order it before then; after that it goes to the next in line. Anyone who has this link can order it, so keep it.',
    SAME_PAGE,
  ])
}

function waitingListMail(
  { siteName, link }: Omit<Given, 'piece'>,
  subject: string,
  paragraphs: string[],
): Mail {
  return composeMail({ siteName, subject, paragraphs, action: { label: 'Open the page', url: link } })
}
