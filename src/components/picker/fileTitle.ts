/** A file's name for people who did not give it: "sunrise_presets-v2.zip" is "Sunrise presets v2, ZIP". */
export function fileTitle(name: string): string {
  const [, base = name, ending] = /^(.+)\.(\w{1,5})$/.exec(name) ?? []
  const words = base.replaceAll(/[-_\s]+/g, ' ').trim() || base
  const title = words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
  return ending ? `${title}, ${ending.toUpperCase()}` : title
}
