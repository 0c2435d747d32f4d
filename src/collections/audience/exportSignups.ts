import { stringify } from 'csv-stringify/sync'
import type { Endpoint, PayloadRequest } from 'payload'
import { isAdmin } from '@/access/roles'

const COLUMNS = ['email', 'signedUpAt'] as const

/** GET /cms-api/email-signups/export: every sign-up, newest first, as a CSV file for admins. */
export const exportSignups: Omit<Endpoint, 'root'> = { path: '/export', method: 'get', handler: answer }

async function answer(req: PayloadRequest): Promise<Response> {
  if (!isAdmin(req.user))
    return Response.json({ message: 'Not allowed', error: 'Not allowed' }, { status: 403 })
  const { docs } = await req.payload.find({
    collection: 'email-signups',
    sort: '-signedUpAt',
    pagination: false,
    depth: 0,
    req,
    overrideAccess: false,
  })
  const day = new Date().toISOString().slice(0, 10)
  return new Response(toCsv(COLUMNS, docs), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="email-signups-${day}.csv"`,
      'Cache-Control': 'no-store',
    },
  })
}

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
