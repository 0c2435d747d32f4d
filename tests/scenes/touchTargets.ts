import type { Page } from '@playwright/test'

/** The minimum width and height of a touch target, in px. */
const LEAST = 44

/**
 * Controls that are too small to touch: their pressable area is below 44 by 44 px. The area is measured by
 * hit-testing around the middle, so padding, ::after and labels count. Links inside running text are exempt (WCAG
 * 2.5.8).
 */
export function smallTouchTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=switch], [role=option]',
    )
    return [...controls].filter(isPressable).filter(isSmall).map(describeControl)

    function isPressable(control: HTMLElement): boolean {
      const { width, height } = control.getBoundingClientRect()
      const isShown = control.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      const isHeldBack =
        control.closest('[inert], [aria-hidden=true], :disabled, [aria-disabled=true]') !== null
      return isShown && width > 1 && height > 1 && !isHeldBack && !isInText(control)
    }
    function isInText(control: HTMLElement): boolean {
      if (control.tagName !== 'A' || getComputedStyle(control).display !== 'inline') return false
      return (control.parentElement?.textContent ?? '').trim() !== (control.textContent ?? '').trim()
    }
    function isSmall(control: HTMLElement): boolean {
      const target = areaOf(control)
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const box = target.getBoundingClientRect()
      const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
      const reach = least / 2 - 1
      // Elements that are covered or only for screen readers cannot be pressed.
      if (!hits(control, middle.x, middle.y)) return false
      const isTall =
        box.height >= least || [-reach, reach].every((step) => hits(control, middle.x, middle.y + step))
      const isWide =
        box.width >= least || [-reach, reach].every((step) => hits(control, middle.x + step, middle.y))
      return !isTall || !isWide
    }
    /** A checkbox is pressed on its label. */
    function areaOf(control: HTMLElement): HTMLElement {
      return control.closest('label') ?? control
    }
    function hits(control: HTMLElement, x: number, y: number): boolean {
      const found = document.elementFromPoint(x, y)
      return found !== null && areaOf(control).contains(found)
    }
    function describeControl(control: HTMLElement): string {
      const { width, height } = areaOf(control).getBoundingClientRect()
      const name = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? ''
      return `${Math.round(width)}×${Math.round(height)} ${control.tagName.toLowerCase()} ${name.slice(0, 40)}`
    }
  }, LEAST)
}
