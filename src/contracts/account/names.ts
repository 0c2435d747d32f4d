type Named = { firstName?: string | null | undefined; lastName?: string | null | undefined }

/** "Isla Verano"; empty for a user without a name. */
export function fullName({ firstName, lastName }: Named): string {
  return [firstName, lastName].filter(Boolean).join(' ')
}

/** "Isla Verano (isla)"; only the username for a user without a name. */
export function accountLabel({ username, ...named }: Named & { username: string }): string {
  const name = fullName(named)
  return name ? `${name} (${username})` : username
}
