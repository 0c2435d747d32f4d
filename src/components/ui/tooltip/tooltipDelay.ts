/** A tooltip opens after 700 ms; within 300 ms of another one at once (docs/behaviour.md, 2.5). */
export const TOOLTIP_OPEN_DELAY = 700
export const TOOLTIP_SKIP_DELAY = 300
/** How long it stays open for the pointer to come back or to reach it, in ms. */
export const TOOLTIP_GRACE = 100

let lastLeft = Number.NEGATIVE_INFINITY
let closeOpenOne: (() => void) | null = null

/** How long the pointer has to rest before the next tooltip opens, in ms. */
export function tooltipDelay(): number {
  return Date.now() - lastLeft <= TOOLTIP_SKIP_DELAY ? 0 : TOOLTIP_OPEN_DELAY
}

/** Closes the tooltip that is open: there is at most one. */
export function tooltipOpened(close: () => void): void {
  if (closeOpenOne !== close) closeOpenOne?.()
  closeOpenOne = close
}

/** Starts the 300 ms in which the next one opens at once. */
export function tooltipLeft(): void {
  lastLeft = Date.now()
}

/** Resets the skip delay, after Escape. */
export function coolTooltips(): void {
  lastLeft = Number.NEGATIVE_INFINITY
}
