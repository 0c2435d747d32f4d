import * as v from 'valibot'
import { call } from './core/call'
import { integer, isTimeZone, noQuery, text } from './core/wire'

/** Sets that show samples until the user has records of their own (docs/behaviour.md, 5.22). */
export const SETS = [
  'schedule',
  'directory',
  'connect',
  'chat',
  'achievements',
  'checklists',
  'home',
] as const
export type SetName = (typeof SETS)[number]
export type SetState = 'sample' | 'own'

export const DEFAULT_DIGEST_HOUR = 8

export const WORKSPACE_TEXTS = {
  timeZoneUnknown: 'Unknown time zone',
  digestHourInvalid: 'Choose an hour from 0 to 23',
  setUnknown: 'Unknown set of samples',
  emptied: 'Samples removed',
  emptyFailed: 'Failed to remove the samples',
} as const

const state = v.picklist(['sample', 'own'])

export const Workspace = v.strictObject({
  sets: v.strictObject({
    schedule: state,
    directory: state,
    connect: state,
    chat: state,
    achievements: state,
    checklists: state,
    home: state,
  }),
  /** Of the IANA database, for example America/New_York. */
  timeZone: v.string(),
  /** 0 to 23, in that time zone. */
  digestHour: v.number(),
})
export type Workspace = v.InferOutput<typeof Workspace>

export const getWorkspace = call({
  method: 'get',
  path: '/workspace',
  who: 'user',
  query: noQuery,
  answer: Workspace,
  summary: 'Which sets are the caller’s own, and their time zone',
})

/** Missing keys stay unchanged. */
export const WorkspacePatch = v.object({
  timeZone: v.optional(
    v.pipe(text(WORKSPACE_TEXTS.timeZoneUnknown), v.check(isTimeZone, WORKSPACE_TEXTS.timeZoneUnknown)),
  ),
  digestHour: v.optional(integer(0, WORKSPACE_TEXTS.digestHourInvalid, 23)),
})

export const updateWorkspace = call({
  method: 'patch',
  path: '/workspace',
  who: 'user',
  query: noQuery,
  body: WorkspacePatch,
  answer: Workspace,
  summary: 'Change one’s time zone or the hour of the digest',
})

/** The sets that can be emptied; the home screen is left out because it is counted from the others. */
export const EMPTIED_SETS = SETS.filter((set) => set !== 'home')
export type EmptiedSet = (typeof EMPTIED_SETS)[number]

export const startEmpty = call({
  method: 'post',
  path: '/workspace/start-empty',
  who: 'user',
  query: noQuery,
  body: v.object({ set: v.picklist(EMPTIED_SETS, WORKSPACE_TEXTS.setUnknown) }),
  answer: Workspace,
  summary: 'Show one’s own records instead of samples, even before there are any',
})
