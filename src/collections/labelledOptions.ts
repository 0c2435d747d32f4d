/** Options of a select whose labels come from a contract. */
export function labelledOptions<TValue extends string>(labels: Record<TValue, string>) {
  return Object.entries<string>(labels).map(([value, label]) => ({ value: value as TValue, label }))
}
