import { isUtf8 } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import * as v from 'valibot'
import { IMPORT_ROWS_MAX, IMPORT_TEXTS, type ImportResult } from '@/contracts/audience/importSubscribers'
import { FIRST_NAME_MAX, SUBSCRIBER_STATUSES, TOPICS } from '@/contracts/audience/subscription'
import { someTags, tagOf } from '@/contracts/audience/tags'
import { plainText } from '@/contracts/core/plainText'
import { email, text } from '@/contracts/core/wire'
import { withoutEscapes } from '@/database/csv'
import { badRequest } from '@/database/errors'
import type { Person } from '@/domain/audience/importPeople'

type Problem = ImportResult['problems'][number]
/** `invalid` counts the rows that are left out; a row of which only the name is left out is a problem, too. */
type Read = { people: Person[]; problems: Problem[]; invalid: number; notRead: string[] }
type Cells = Partial<Record<Column, string>>

/** Columns that are read, by how other programs name them; all others are listed as not read. */
const COLUMNS = {
  email: 'email',
  emailaddress: 'email',
  firstname: 'firstName',
  name: 'firstName',
  status: 'status',
  topics: 'topics',
  tags: 'tags',
} as const
type Column = (typeof COLUMNS)[keyof typeof COLUMNS]

const DELIMITERS = [',', ';', '\t']
/** Bytes parsed at once, between which other requests are answered. */
const CHUNK_BYTES = 64 * 1024
/** A line may be this long, in bytes; without a limit an open quotation mark would take the rest of the file. */
const LINE_BYTES = 64 * 1024

/** Signs of an address that a problem shows. */
const EMAIL_SHOWN = 254

const Row = v.object({
  email: email(),
  status: v.optional(v.picklist(SUBSCRIBER_STATUSES, IMPORT_TEXTS.unknownStatus), 'active'),
})

/**
 * The people of a CSV file in UTF-8, each address once, the rows that do not fit, and the columns that are not read.
 * Separators are commas, semicolons or tabs. Throws CallError 400 for a file that is no such list
 * (docs/behaviour.md, 13.15).
 */
export async function readPeople(path: string): Promise<Read> {
  const people = new Map<string, Person>()
  const problems: Problem[] = []
  let notRead: string[] = []
  let columns: (Column | undefined)[] | undefined
  let [rows, invalid] = [0, 0]
  for await (const { line, record } of recordsOf(path)) {
    if (!columns) {
      const found = columnsOf(record)
      notRead = record.map((name) => plainText(name).trim()).filter((name, index) => name && !found[index])
      columns = found
      continue
    }
    rows += 1
    const cells = cellsOf(columns, record)
    if (rows > IMPORT_ROWS_MAX) throw badRequest(IMPORT_TEXTS.tooManyRows)
    const row = v.safeParse(Row, { email: cells.email ?? '', ...lowerStatus(cells) })
    const address = cells.email?.slice(0, EMAIL_SHOWN) ?? ''
    if (!row.success) {
      const [{ path: at, message: why }] = row.issues
      problems.push({ line, field: at?.[0]?.key === 'status' ? 'status' : 'email', email: address, why })
      invalid += 1
      continue
    }
    const { status } = row.output
    const firstName = nameOf(cells)
    const first = people.get(row.output.email)
    if (first) {
      problems.push({ line, field: 'email', email: address, why: IMPORT_TEXTS.twice })
      invalid += 1
      // Of two states the one with fewer letters holds.
      if (first.status === 'active' || status === 'complained') first.status = status
      continue
    }
    if (cells.firstName && firstName === null)
      problems.push({ line, field: 'name', email: address, why: IMPORT_TEXTS.longName })
    people.set(row.output.email, {
      email: row.output.email,
      firstName,
      status,
      topics: topicsOf(cells),
      tags: tagsOf(cells),
    })
  }
  if (!columns) throw badRequest(IMPORT_TEXTS.noEmail)
  return { people: [...people.values()], problems, invalid, notRead }
}

const lowerStatus = ({ status }: Cells) => (status ? { status: status.toLowerCase() } : {})

/** The name as it is stored; null without one, and for one that is too long: the person counts more than it. */
function nameOf({ firstName }: Cells): string | null {
  const name = v.safeParse(text(undefined, FIRST_NAME_MAX), firstName)
  return name.success ? name.output : null
}

function topicsOf({ topics = '' }: Cells): Person['topics'] {
  const named = topics.toLowerCase().split(/[\s,;]+/)
  return TOPICS.filter((topic) => named.includes(topic))
}

/** Other programs allow more in a tag than we do: it becomes one of ours. */
function tagsOf({ tags = '' }: Cells): Person['tags'] {
  return someTags(tags.split(/[,;]/).map(tagOf))
}

async function* recordsOf(path: string): AsyncGenerator<{ line: number; record: string[] }> {
  const bytes = await readFile(path)
  if (!isUtf8(bytes)) throw badRequest(IMPORT_TEXTS.notUtf8)
  const parser = Readable.from(chunksOf(bytes)).pipe(
    parse({
      bom: true,
      delimiter: delimiterOf(bytes),
      info: true,
      relax_column_count: true,
      skip_records_with_empty_values: true,
      max_record_size: LINE_BYTES,
    }),
  )
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[]
      info: { lines: number }
    }>) {
      yield { line: info.lines, record }
    }
  } catch (error) {
    if (error instanceof CsvError) throw badRequest(IMPORT_TEXTS.brokenLine(Number(error.lines)))
    throw error
  }
}

function* chunksOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) yield bytes.subarray(at, at + CHUNK_BYTES)
}

/** The separator that the first line has most of. */
function delimiterOf(bytes: Buffer): string {
  const [header = ''] = bytes
    .subarray(0, CHUNK_BYTES)
    .toString('utf8')
    .split(/[\r\n]/, 1)
  const times = (delimiter: string) => header.split(delimiter).length
  return DELIMITERS.reduce((most, each) => (times(each) > times(most) ? each : most))
}

function columnsOf(names: readonly string[]): (Column | undefined)[] {
  const plainNames = names.map((name) => name.toLowerCase().replaceAll(/[\s_-]/g, ''))
  const hasFirstNames = plainNames.includes('firstname')
  const columns = plainNames.map((plain) => {
    // Beside first names, it is the whole name.
    if (plain === 'name' && hasFirstNames) return undefined
    return Object.hasOwn(COLUMNS, plain) ? COLUMNS[plain as keyof typeof COLUMNS] : undefined
  })
  if (!columns.includes('email')) throw badRequest(IMPORT_TEXTS.noEmail)
  return columns
}

/** Of two columns of one name the first that is filled counts. */
function cellsOf(columns: readonly (Column | undefined)[], record: readonly string[]): Cells {
  const cells: Cells = {}
  for (const [index, column] of columns.entries()) {
    const cell = plainText(withoutEscapes(record[index] ?? '')).trim()
    if (column && cell) cells[column] ??= cell
  }
  return cells
}
