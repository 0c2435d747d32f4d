/** Items of a select from a picklist and its labels. */
export function toItems<TId extends string>(ids: readonly TId[], labels: Record<TId, string>) {
  return ids.map((id) => ({ id, label: labels[id] }))
}
