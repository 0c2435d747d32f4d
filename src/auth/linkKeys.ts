import { isSame, sign } from './sign'

/**
 * The keys of one kind of secret link: 43 characters derived with SECRETS_KEY from what the link opens. Nothing is
 * stored: each mail computes its key again, and a leaked database opens nothing (docs/behaviour.md, 7.9).
 *
 * For a new kind, add a line below with a purpose of its own. Put `keyOf(id)` into the path as `:key`, which the log
 * leaves out, and answer 404 unless `isKeyOf(key, id)`; where a link can be renewed, sign a stored count as well:
 * `keyOf(id, generation)`. Its page takes `secretLinkMetadata` and reads with `openLink`. An address that is
 * shown once and never mailed again is a random token instead, of which only the hash is stored (auth/tokens.ts).
 */
function linkKeys(purpose: string) {
  const keyOf = (...opened: readonly (string | number)[]) => sign(purpose, opened.join(' '))
  return {
    keyOf,
    /** Compares in constant time. */
    isKeyOf: (key: string, ...opened: readonly (string | number)[]) => isSame(key, keyOf(...opened)),
  }
}

/** An order's page. */
export const orderLinks = linkKeys('order links')

/** The same page in a mail: its holder reads the buyer's mailbox. */
export const mailedOrderLinks = linkKeys('mailed order links')

/** A place in line for a sold-out piece (docs/behaviour.md, 12.10), and the hold of a piece kept for it. */
export const placeLinks = linkKeys('waiting line links')

/** A guest's ticket, or place in line, for an event (docs/behaviour.md, 15.4). */
export const guestLinks = linkKeys('event guest links')

/** Stops mails of a kind to a person: the user's id and the kind (docs/behaviour.md, 10.1). */
export const stopLinks = linkKeys('stop mails')

/** A team member's tasks: the member's id and the generation of the link (docs/behaviour.md, 15.7). */
export const memberLinks = linkKeys('member links')

/** Confirms a subscriber's address (docs/behaviour.md, 13.3). */
export const confirmLinks = linkKeys('confirm subscriptions')
