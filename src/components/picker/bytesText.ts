const UNITS = ['bytes', 'KB', 'MB', 'GB'] as const
const STEP = 1000

/** A number of bytes for display: "18.4 GB", "612 MB", "9.4 MB". */
export function bytesText(bytes: number): string {
  const power = powerOf(bytes)
  return `${rounded(bytes, power)} ${UNITS[power]}`
}

/** A part of something: "284 of 612 MB". */
export function pairText(part: number, whole: number): string {
  const power = powerOf(whole)
  return `${rounded(part, power)} of ${bytesText(whole)}`
}

/** Storage in use; a fresh account has "0 GB" (docs/behaviour.md, 4.11). */
export function storageText(bytes: number): string {
  return bytes === 0 ? '0 GB' : bytesText(bytes)
}

function powerOf(bytes: number): 0 | 1 | 2 | 3 {
  if (bytes >= STEP ** 3) return 3
  if (bytes >= STEP ** 2) return 2
  return bytes >= STEP ? 1 : 0
}

/** One decimal below ten of a unit and for all GB; bytes have none. */
function rounded(bytes: number, power: number): string {
  const amount = bytes / STEP ** power
  const decimals = power > 0 && (amount < 10 || power === 3) ? 1 : 0
  return String(Number(amount.toFixed(decimals)))
}
