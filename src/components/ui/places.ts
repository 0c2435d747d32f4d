type Place = { id: string; label: string; to: number }

/** The moves available to the item at index `at` of `count`. */
export function placesFrom(at: number, count: number): Place[] {
  const last = count - 1
  const all = [
    { id: 'first', label: 'Move to the front', to: 0, isOn: at > 1 },
    { id: 'up', label: 'Move up', to: at - 1, isOn: at > 0 },
    { id: 'down', label: 'Move down', to: at + 1, isOn: at < last },
    { id: 'last', label: 'Move to the end', to: last, isOn: at < last - 1 },
  ]
  return all.flatMap(({ isOn, ...place }) => (isOn ? [place] : []))
}

/** The values with the one at `from` moved to `to`. */
export function movedTo<TValue>(values: readonly TValue[], from: number, to: number): TValue[] {
  return values.toSpliced(from, 1).toSpliced(to, 0, ...values.slice(from, from + 1))
}
