/** Hover rules for devices that hover (a tap leaves :hover behind on touch) and for react-aria's data attribute. */
export function onHover(selector: string, rules: string): string {
  return `@media (hover:hover){${selector}:hover{${rules}}}${selector}[data-hovered]{${rules}}`
}
