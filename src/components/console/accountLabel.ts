export type Account = { id: string; firstName?: string | null; lastName?: string | null; username: string }

/** "Isla Verano (isla)", or "isla" for an account without a name. */
export function accountLabel({ firstName, lastName, username }: Omit<Account, 'id'>): string {
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return name ? `${name} (${username})` : username
}
