import { REPORT_TEXTS } from '@/contracts/reportTexts'

/** The FormDialog props that the update dialogs of all reports share. */
export const UPDATE_REPORT = {
  title: 'Update the report',
  success: { title: REPORT_TEXTS.updated },
  failure: REPORT_TEXTS.notUpdated,
  showsServerText: true,
  submitLabel: 'Save',
}

/** A stored date as a date field's value, YYYY-MM-DD; '' when there is none. */
export function toDayInput(iso: string | null): string {
  return iso?.slice(0, 10) ?? ''
}

/** Drops empty fields: update forms send dates and notes only when filled (docs/behaviour.md, 4.18). */
export function onlyFilled<TFields extends Record<string, string | null | undefined>>(
  fields: TFields,
): Partial<TFields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as Partial<TFields>
}

/** A report's version is the time of its last change. */
export function withVersion<TReport extends { updatedAt: string }>(report: TReport) {
  return { ...report, version: report.updatedAt }
}
