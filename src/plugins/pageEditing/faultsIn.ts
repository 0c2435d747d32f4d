import { ValidationError } from 'payload'

/** The fields that Payload refused, each with the reason, in one text; null for any other error. */
export function faultsIn(error: unknown): string | null {
  if (!(error instanceof ValidationError)) return null
  return error.data.errors
    .map(({ label, path, message }) => `${typeof label === 'string' ? label : path}: ${message}`)
    .join(' ')
}
