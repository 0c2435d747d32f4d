import { stringify } from 'csv-stringify/sync'

/** Rows as CSV (RFC 4180). Cells that a spreadsheet would run as a formula get a leading apostrophe. */
export function toCsv<K extends string>(columns: readonly K[], rows: readonly Record<K, unknown>[]): string {
  return stringify(
    rows.map((row) => columns.map((column) => row[column])),
    {
      header: true,
      columns: [...columns],
      record_delimiter: 'windows',
      quoted_match: /[\r\n]/,
      escape_formulas: true,
      bom: true,
    },
  )
}

/** A CSV download, named after its content and the day. */
export function csvResponse(name: string, csv: string): Response {
  const today = new Date().toISOString().slice(0, 10)
  return new Response(csv, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}-${today}.csv"`,
      'Cache-Control': 'no-store',
    },
  })
}
