/** A fair queue: everyone has their own line, named by `by`, and the lines take turns. */
export class FairQueue<T> {
  #lines = new Map<string, T[]>()
  #size = 0

  get size(): number {
    return this.#size
  }

  countOf(by: string): number {
    return this.#lines.get(by)?.length ?? 0
  }

  add(by: string, item: T): void {
    const line = this.#lines.get(by)
    if (line) line.push(item)
    else this.#lines.set(by, [item])
    this.#size += 1
  }

  /** Takes the first item of the line whose turn it is; that line then goes to the back. */
  next(): T | undefined {
    const [first] = this.#lines
    if (!first) return undefined
    const [by, line] = first
    const item = line.shift()
    this.#lines.delete(by)
    if (line.length > 0) this.#lines.set(by, line)
    this.#size -= 1
    return item
  }

  /** Takes the last item of the longest line, unless that makes it shorter than the line of `by` with one more. */
  takeLastOfLongest(by: string): T | undefined {
    const [longest] = [...this.#lines.values()].toSorted((a, b) => b.length - a.length)
    if (!longest || longest.length - 1 < this.countOf(by) + 1) return undefined
    this.#size -= 1
    return longest.pop()
  }
}
