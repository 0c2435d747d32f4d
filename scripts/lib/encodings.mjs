/** Headers parsed before: browsers send few different ones. */
const read = new Map()
const MOST_READ = 200

/** Whether an Accept-Encoding header names the encoding with a quality above zero. */
export function takes(accepted, encoding) {
  if (!accepted) return false
  let encodings = read.get(accepted)
  if (!encodings) {
    encodings = encodingsIn(accepted)
    if (read.size < MOST_READ) read.set(accepted, encodings)
  }
  return encodings.has(encoding)
}

function encodingsIn(accepted) {
  const parts = accepted.split(',').map((part) => part.split(';'))
  const wanted = parts.filter(([, ...params]) => !params.some((each) => /^\s*q=0(\.0*)?\s*$/i.test(each)))
  return new Set(wanted.map(([name]) => name.trim().toLowerCase()))
}
