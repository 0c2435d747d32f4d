import { compile, serialize, stringify } from 'stylis'

/** Shared rules come before those of a page, whichever is met first. */
type Layer = 'shared' | 'page'

/**
 * Makes a component that puts rules into the document's head, once, whatever renders it: in the middle of a body HTML
 * allows no style element. Rules stay when their page is left, so each page names its own classes.
 * @param name stands in the head for the rules; one word
 */
export function styleSheet(name: string, layer: Layer = 'page') {
  return (parts: TemplateStringsArray, ...values: string[]) => {
    const css = serialize(compile(String.raw({ raw: parts }, ...values)), stringify)
    return function StyleSheet() {
      return (
        <style href={name} precedence={layer}>
          {css}
        </style>
      )
    }
  }
}
