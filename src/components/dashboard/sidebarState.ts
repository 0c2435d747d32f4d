/** The sidebar's state is kept in a cookie for 7 days (docs/behaviour.md, 4.1). */
export const SIDEBAR_COOKIE = 'sidebar'
const SEVEN_DAYS_SECONDS = 7 * 24 * 60 * 60

export type SidebarState = 'expanded' | 'collapsed'

/** Parses the cookie; anything unknown is expanded. */
export function toSidebarState(value: string | undefined): SidebarState {
  return value === 'collapsed' ? 'collapsed' : 'expanded'
}

/** Stores the state for the server, so that the next page is rendered with it. */
export function storeSidebarState(state: SidebarState): void {
  document.cookie = `${SIDEBAR_COOKIE}=${state}; Path=/; Max-Age=${SEVEN_DAYS_SECONDS}; SameSite=Lax`
}
