/** Numbers from 0 to 1 that look random and are the same at every run (mulberry32). */
export type Chance = () => number

export function chanceFrom(seed: number): Chance {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** One of some values, each as often as its weight says. */
export function pick<T>(chance: Chance, weighted: readonly (readonly [T, number])[]): T {
  let left = chance() * weighted.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [value, weight] of weighted) {
    left -= weight
    if (left < 0) return value
  }
  const [last] = weighted.at(-1) ?? []
  if (last === undefined) throw new Error('There is nothing to pick from')
  return last
}
