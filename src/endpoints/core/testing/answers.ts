/** Match any id, and any moment, in an answer. */
export const ID = expect.stringMatching(/^[0-9a-f]{24}$/) as string
export const MOMENT = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string

/** Ids of no record. */
export const UNKNOWN_IDS = [
  '65f0c0ffee65f0c0ffee65f0',
  '000000000000000000000000',
  'abc',
  '123456789012',
  'twelve-chars',
  '[object Object]',
  '%00',
] as const

/** How many answers have a status. */
export function countOf(answers: Response[], status: number): number {
  return answers.filter((each) => each.status === status).length
}

/** The body of a failure; with a field, that of a validation failure. */
export function failureOf(text: string, field?: string) {
  return { message: text, error: text, ...(field && { errors: { [field]: text } }) }
}
