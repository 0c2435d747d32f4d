/** The options of a select whose values have their labels in a contract. */
export function labelledOptions<TValue extends string>(labels: Record<TValue, string>) {
  return Object.entries<string>(labels).map(([value, label]) => ({ value: value as TValue, label }))
}
