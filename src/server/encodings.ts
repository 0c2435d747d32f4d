/** Headers parsed before: browsers send few different ones. */
const read = new Map<string, Set<string>>()
const MOST_READ = 200

/** Whether an Accept-Encoding header names the encoding with a quality above zero. */
export function takes(accepted: string | string[] | undefined, encoding: string): boolean {
  if (!accepted) return false
  const header = String(accepted)
  let encodings = read.get(header)
  if (!encodings) {
    encodings = encodingsIn(header)
    if (read.size < MOST_READ) read.set(header, encodings)
  }
  return encodings.has(encoding)
}

function encodingsIn(accepted: string): Set<string> {
  const parts = accepted.split(',').map((part) => part.split(';'))
  const wanted = parts.filter(([, ...params]) => !params.some((each) => /^\s*q=0(\.0*)?\s*$/i.test(each)))
  return new Set(wanted.map(([name = '']) => name.trim().toLowerCase()))
}
