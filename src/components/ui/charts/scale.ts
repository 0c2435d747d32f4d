/** One value for each point; null where nothing was counted, such as an hour to come. */
export type Values = readonly (number | null)[]

const STEPS = [1, 2, 5, 10]

/** Round numbers from zero to at least `highest`, at most four steps apart; whole ones, as visits are. */
export function niceTicks(highest: number): number[] {
  const rough = Math.max(1, highest / 4)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = (STEPS.find((each) => each * power >= rough) ?? 10) * power
  const count = Math.max(1, Math.ceil(highest / step))
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

/** Where a point lies, in thousandths of the plot's width from the left. */
export function across(index: number, count: number): number {
  return count < 2 ? 500 : Math.round((index / (count - 1)) * 1000)
}

/** Where a value lies, in thousandths of the plot's height from the top. */
export function down(value: number, top: number): number {
  return Math.round((1 - value / top) * 1000)
}

/** The straight lines through the values, broken where there is none; a lone value is a dot. */
export function linePath(values: Values, top: number): string {
  let isOpen = false
  return values
    .map((value, index) => {
      if (value === null) {
        isOpen = false
        return ''
      }
      const point = `${across(index, values.length)} ${down(value, top)}`
      const isAlone = !isOpen && (values[index + 1] ?? null) === null
      const drawn = isOpen ? `L${point}` : `M${point}${isAlone ? 'h0' : ''}`
      isOpen = true
      return drawn
    })
    .join('')
}

/** The ground between the values and zero. */
export function areaPath(values: Values, top: number): string {
  return linePath(values, top)
    .split('M')
    .filter((run) => run.includes('L'))
    .map((run) => {
      const [left = ''] = run.split(' ')
      const [right = ''] = (run.split('L').at(-1) ?? '').split(' ')
      return `M${run}L${right} 1000L${left} 1000Z`
    })
    .join('')
}

/** Indexes of at most `most` points that are named below the plot: evenly from the first on, and the last one. */
export function namedPoints(count: number, most: number): number[] {
  const last = count - 1
  const step = Math.max(1, Math.ceil(last / (most - 1)))
  const even = Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step)
  // One that would stand too close to the last name is left out.
  return count > 0 ? [...even.filter((index) => last - index > step / 2), last] : []
}

/** Moves heights apart until there is `room` between two of them; they keep their order and stay in the plot. */
export function spread(heights: readonly number[], room: number): number[] {
  const order = heights.map((height, index) => ({ height, index })).sort((a, b) => a.height - b.height)
  let lowest = -Infinity
  for (const each of order) {
    each.height = Math.max(each.height, lowest + room)
    lowest = each.height
  }
  let highest = Math.max(1000, ...heights)
  for (const each of order.toReversed()) {
    each.height = Math.min(each.height, highest)
    highest = each.height - room
  }
  return order.sort((a, b) => a.index - b.index).map(({ height }) => height)
}
