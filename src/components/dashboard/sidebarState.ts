/** Dashboard spec, sections 2 and 9: the state is kept in a cookie for 7 days. */
export const SIDEBAR_COOKIE = 'sidebar'
const SEVEN_DAYS_SECONDS = 7 * 24 * 60 * 60

export type SidebarState = 'expanded' | 'collapsed'

/** What a cookie's text means; anything unknown is expanded. */
export function toSidebarState(value: string | undefined): SidebarState {
  return value === 'collapsed' ? 'collapsed' : 'expanded'
}

/** Keeps the state for the server to read, so that the next page does not jump. */
export function storeSidebarState(state: SidebarState): void {
  document.cookie = `${SIDEBAR_COOKIE}=${state}; Path=/; Max-Age=${SEVEN_DAYS_SECONDS}; SameSite=Lax`
}
