/**
 * Hover rules for devices that can hover (on touch, :hover sticks after a tap) and for react-aria's data
 * attribute.
 */
export function onHover(selector: string, rules: string): string {
  return `@media (hover:hover){${selector}:hover{${rules}}}${selector}[data-hovered]{${rules}}`
}

/** Rules for browsers without scripting, to hide what would do nothing there. */
export function withoutScript(rules: string): string {
  return `@media (scripting:none){${rules}}`
}
