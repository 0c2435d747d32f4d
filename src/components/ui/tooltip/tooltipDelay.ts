/** Public spec, section 9: a tooltip opens after 700 ms; within 300 ms of another one it opens at once. */
export const TOOLTIP_OPEN_DELAY = 700
export const TOOLTIP_SKIP_DELAY = 300
/** How long it waits for the pointer to come back or to reach the tooltip itself, in ms. */
export const TOOLTIP_GRACE = 100

let lastLeft = Number.NEGATIVE_INFINITY
let closeOpenOne: (() => void) | null = null

/** How long the pointer has to rest before the next tooltip opens, in ms. */
export function tooltipDelay(): number {
  return Date.now() - lastLeft <= TOOLTIP_SKIP_DELAY ? 0 : TOOLTIP_OPEN_DELAY
}

/** At most one is open: a new one closes the one that stands. */
export function tooltipOpened(close: () => void): void {
  if (closeOpenOne !== close) closeOpenOne?.()
  closeOpenOne = close
}

/** Starts the 300 ms in which the next one opens at once. */
export function tooltipLeft(): void {
  lastLeft = Date.now()
}

/** Forgets that a tooltip was open, after Escape. */
export function coolTooltips(): void {
  lastLeft = Number.NEGATIVE_INFINITY
}
