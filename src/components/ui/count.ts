/** A number with its thousands: "2,200". */
export function count(number: number): string {
  return number.toLocaleString('en-US')
}
