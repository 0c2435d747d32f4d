import { compile, serialize, stringify } from 'stylis'

/** Shared rules come before those of a page, whichever renders first. */
type Layer = 'shared' | 'page'

/**
 * Makes a component that adds rules to the document's head once, wherever it renders: HTML allows no style element in
 * the body. Rules stay after navigation, so each page uses class names of its own.
 * @param name identifies the rules in the head; one word
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
