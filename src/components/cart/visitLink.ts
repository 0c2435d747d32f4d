import { LINK_CODE, LINK_PARAM } from '@/contracts/links/linkCode'

/** Lasts for this visit only: lost with the tab, and stored nowhere but in the cart's lines. */
let code: string | undefined

/** Code of the most recent short link of this visit. */
export function visitLink(): string | undefined {
  const found = new URLSearchParams(window.location.search).get(LINK_PARAM)
  if (found && LINK_CODE.test(found)) code = found
  return code
}
