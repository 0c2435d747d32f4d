import * as v from 'valibot'
import { call } from '../core/call'
import { flag, id, text } from '../core/wire'
import { FIRST_NAME_MAX, TOPICS } from './subscription'
import { TAG_TEXTS } from './tags'

/** Limits of a file of subscribers (docs/behaviour.md, 13.15). */
export const IMPORT_MAX_BYTES = 5 * 1024 * 1024
export const IMPORT_ROWS_MAX = 50_000
/** Problems that an answer lists, the first of the file. */
export const IMPORT_PROBLEMS_MAX = 100
export const IMPORT_UNDO_HOURS = 24
/** Length of the words that say how people agreed, in characters. */
export const IMPORT_CONSENT_MIN = 20
export const IMPORT_CONSENT_MAX = 500

export const IMPORT_TEXTS = {
  tooLarge: 'The file may have at most 5 MB',
  missing: 'Choose a CSV file',
  tooManyRows: `The file may have at most ${IMPORT_ROWS_MAX.toLocaleString('en-US')} people`,
  notUtf8: 'The file must be text in UTF-8. Save it as "CSV UTF-8" and try again.',
  noEmail: 'The first line must name the columns, and one of them must be "email".',
  brokenLine: (line: number) => `Line ${line} cannot be read. Check its quotation marks.`,
  unknownStatus: 'An unknown status',
  longName: `the name was left out, it is longer than ${FIRST_NAME_MAX} characters`,
  twice: 'This address is in the file twice',
  howTheyAgreed: `Say in ${IMPORT_CONSENT_MIN} to ${IMPORT_CONSENT_MAX} characters how they agreed`,
  notAgreed: 'Tick that they agreed, then say how.',
  isRunning: 'Another import is running. Please wait until it has ended.',
  tooLate: `An import can be undone for ${IMPORT_UNDO_HOURS} hours.`,
  readFailed: 'The file could not be read.',
  failed: 'The people could not be imported.',
  undone: 'Import undone',
  undoFailed: 'The import could not be undone.',
} as const

/** Columns of a file that can have a problem. */
const IMPORT_FIELDS = ['email', 'name', 'status'] as const

export const ImportResult = v.strictObject({
  /** People who are written to from now on; in a dry run, who would be. */
  added: v.number(),
  /** Added as somebody who does not want letters, or cannot get them, by the file's status column. */
  left: v.number(),
  /** Added as somebody who has not confirmed yet, by the file's status column. */
  pending: v.number(),
  /** On the list already, in whatever state; they stay as they are. */
  known: v.number(),
  /** Erased or complained before; left out. */
  suppressed: v.number(),
  /** Rows left out because of a problem. */
  invalid: v.number(),
  /** Rows that are left out, and names that are; `email` is as the file has it, empty where it has none. */
  problems: v.array(
    v.strictObject({
      line: v.number(),
      field: v.picklist(IMPORT_FIELDS),
      email: v.string(),
      why: v.string(),
    }),
  ),
  /** Columns of the file that are not read, as it names them. */
  notRead: v.array(v.string()),
  /** Undoes the import; null in a dry run, and when nobody was added. */
  importId: v.nullable(id),
})
export type ImportResult = v.InferOutput<typeof ImportResult>

export const importSubscribers = call({
  method: 'post',
  path: '/subscribers/import',
  who: 'admin',
  query: v.object({
    /** Without it nothing is stored: the answer says what an import would do. */
    apply: v.optional(flag, 'false'),
    /** How they agreed, in the admin's words; needed to apply. */
    consent: v.optional(
      v.pipe(
        text(IMPORT_TEXTS.howTheyAgreed, IMPORT_CONSENT_MAX),
        v.minLength(IMPORT_CONSENT_MIN, IMPORT_TEXTS.howTheyAgreed),
      ),
    ),
    /** What people agreed to whose row names no topic. */
    topic: v.optional(v.picklist(TOPICS), 'news'),
    /** Tags for everybody in it, with commas between them. */
    tags: v.optional(
      v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,30}(?:,[a-z0-9-]{1,30}){0,9}$/, TAG_TEXTS.invalid)),
    ),
  }),
  bodyType: 'multipart',
  maxBytes: IMPORT_MAX_BYTES,
  fileTypes: ['text/csv'],
  answer: ImportResult,
  summary:
    'Add people from a CSV file with a column "email", at most 50,000; `apply=false` only says what would happen',
  fails: [409],
})

export const undoImport = call({
  method: 'delete',
  path: '/subscribers/import/:id',
  who: 'admin',
  answer: v.strictObject({
    removed: v.number(),
    /** Those who got a letter, or did something themselves, stay. */
    kept: v.number(),
  }),
  summary: 'Undo an import within 24 hours, except for people who got a letter since',
  fails: [409],
})
