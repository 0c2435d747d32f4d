import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { stringify } from 'csv-stringify/sync'
import { utcDay } from '@/contracts/core/time'

/**
 * The start of a formula inside a cell. Where the list separator is `;` or a tab, a spreadsheet takes our quotes for
 * text and begins a cell there, and after a line break.
 */
const INNER_FORMULA = /([;\t\r\n][\s"]*)(?=[=+\-@＝＋－＠])/g
/** The same once it is escaped, and the start of a cell that csv-stringify escaped. */
const ESCAPED_FORMULA = /(^|[;\t\r\n][\s"]*)'(?=[=+\-@＝＋－＠\t\r])/g

/** Rows as CSV (RFC 4180). What a spreadsheet would run as a formula gets a leading apostrophe. */
export function toCsv<K extends string>(
  columns: readonly K[],
  rows: readonly Record<K, unknown>[],
  { isFirst = true }: { isFirst?: boolean } = {},
): string {
  return stringify(
    rows.map((row) => columns.map((column) => safe(row[column]))),
    {
      header: isFirst,
      columns: [...columns],
      record_delimiter: 'windows',
      quoted_match: /[\r\n]/,
      escape_formulas: true,
      bom: isFirst,
    },
  )
}

function safe(cell: unknown): unknown {
  return typeof cell === 'string' ? cell.replace(INNER_FORMULA, "$1'") : cell
}

/** A cell that `toCsv` wrote, without the apostrophes that it added. */
export function withoutEscapes(cell: string): string {
  return cell.replace(ESCAPED_FORMULA, '$1')
}

/** Records read at once, also by the cursor: some milliseconds of work, between which other requests are answered. */
export const CSV_BATCH = 50

/**
 * A CSV download, named after its content and the day. It is sent while the rows are read, so its size costs no memory;
 * `rowsOf` gives the rows of one record.
 */
export function csvResponse<K extends string, T>(
  name: string,
  columns: readonly K[],
  records: AsyncIterable<T>,
  rowsOf: (record: T) => readonly Record<K, unknown>[],
): Response {
  const today = utcDay(new Date())
  const body = Readable.toWeb(Readable.from(parts(columns, records, rowsOf), { highWaterMark: 1 }))
  return new Response(body as ReadableStream, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}-${today}.csv"`,
      'Cache-Control': 'no-store',
    },
  })
}

async function* parts<K extends string, T>(
  columns: readonly K[],
  records: AsyncIterable<T>,
  rowsOf: (record: T) => readonly Record<K, unknown>[],
): AsyncGenerator<Buffer> {
  let isFirst = true
  let batch: T[] = []
  for await (const record of records) {
    batch.push(record)
    if (batch.length < CSV_BATCH) continue
    yield Buffer.from(toCsv(columns, batch.flatMap(rowsOf), { isFirst }))
    isFirst = false
    batch = []
    // Whatever has come meanwhile goes first, also when the next records are there already.
    await setImmediate()
  }
  if (isFirst || batch.length > 0) yield Buffer.from(toCsv(columns, batch.flatMap(rowsOf), { isFirst }))
}
