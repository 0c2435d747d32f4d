/** Shows no difference: what the server keeps about a page is nothing an editor wrote (docs/behaviour.md, 9.6). */
export function NoDifference() {
  return null
}
