import { LINK_CODE, LINK_PARAM } from '@/contracts/orders/linkCode'

/** Of this visit alone: gone with the tab, and kept nowhere but in the cart's lines. */
let code: string | undefined

/** The code of the short link that this visit began with, or came through last. */
export function visitLink(): string | undefined {
  const found = new URLSearchParams(window.location.search).get(LINK_PARAM)
  if (found && LINK_CODE.test(found)) code = found
  return code
}
