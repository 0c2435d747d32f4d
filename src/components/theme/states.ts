/**
 * Hover rules for devices that can hover (on touch, :hover sticks after a tap) and for react-aria's data
 * attribute.
 */
export function onHover(selector: string, rules: string): string {
  return `@media (hover:hover){${selector}:hover{${rules}}}${selector}[data-hovered]{${rules}}`
}

/** Rules for a browser that runs no script: what would do nothing goes away. */
export function withoutScript(rules: string): string {
  return `@media (scripting:none){${rules}}`
}
