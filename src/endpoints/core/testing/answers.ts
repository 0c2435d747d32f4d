/** How many of the answers have a status. */
export function countOf(answers: Response[], status: number): number {
  return answers.filter((each) => each.status === status).length
}

/** The body of a failure; with a field, that of an invalid body. */
export function failureOf(text: string, field?: string) {
  return { message: text, error: text, ...(field && { errors: { [field]: text } }) }
}
