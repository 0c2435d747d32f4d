/** A variant as a line names it: "Size M", "Size M, Colour Coral". For people to read; ids tell variants apart. */
export function variantDetail(optionNames: readonly string[], values: readonly string[]): string {
  return optionNames.map((name, index) => `${name} ${values[index] ?? ''}`).join(', ')
}
