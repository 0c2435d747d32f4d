import * as v from 'valibot'
import { FIELD_TEXTS } from '@/contracts/core/wire'
import { NUMBER_TEXT } from './readNumber'

export type FieldErrors<TValues> = { [TName in keyof TValues]?: string }

type Checked<TSchema extends v.GenericSchema, TValues> =
  | { isValid: true; output: v.InferOutput<TSchema> }
  | { isValid: false; errors: FieldErrors<TValues> }

/**
 * Validates a form's values; returns each field's first error, with a generic text where its rule has none
 * (docs/behaviour.md, 2.6).
 */
export function checkValues<TSchema extends v.GenericSchema, TValues extends Record<string, unknown>>(
  schema: TSchema,
  values: TValues,
): Checked<TSchema, TValues> {
  const result = v.safeParse(schema, values, { message: genericMessage })
  if (result.success) return { isValid: true, output: result.output }
  const errors: Record<string, string> = {}
  for (const issue of result.issues) {
    const name = v.getDotPath(issue)?.split('.')[0] ?? ''
    errors[name] ??= Number.isNaN(values[name]) ? NUMBER_TEXT : issue.message
  }
  return { isValid: false, errors }
}

/** The first error of each path of a body, such as 'address.city'; none when the body is valid. */
export function errorsByPath(schema: v.GenericSchema, body: unknown): Record<string, string> {
  const result = v.safeParse(schema, body, { message: genericMessage })
  const errors: Record<string, string> = {}
  for (const issue of result.issues ?? []) errors[v.getDotPath(issue) ?? ''] ??= issue.message
  return errors
}

/** The `errors` of a failed call, for the fields the form has; errors within a list are shown at the list. */
export function fieldErrorsOf<TValues extends Record<string, unknown>>(
  error: unknown,
  values: TValues,
): FieldErrors<TValues> {
  if (typeof error !== 'object' || error === null || !('errors' in error)) return {}
  const found = Object.entries(error.errors ?? {})
    .map(([name, text]) => [name in values ? name : (name.split('.')[0] ?? ''), text] as const)
    .filter(([name, text]) => name in values && typeof text === 'string')
  return Object.fromEntries(found) as FieldErrors<TValues>
}

function genericMessage(issue: v.BaseIssue<unknown>): string {
  if (Number.isNaN(issue.input)) return NUMBER_TEXT
  const isEmpty = issue.input === undefined || issue.input === null || issue.input === ''
  return isEmpty ? FIELD_TEXTS.required : FIELD_TEXTS.invalid
}
