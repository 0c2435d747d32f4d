import * as v from 'valibot'
import { call } from './core/call'
import { pageOf, pageQuery } from './core/page'
import { FIELD_TEXTS, date, email, httpUrl, id, longText, optional, text } from './core/wire'

/** The choices of the application form (docs/behaviour.md, 3.7). */
export const SKILLSETS = [
  'Photographer',
  'Videographer',
  'Video Editor',
  'Moderator',
  'Community Manager',
  'Stylist',
  'Makeup Artist',
  'Creative Assistant',
  'Digital Designer',
  'Content Strategist',
] as const

/** A pending application is decided once (docs/behaviour.md, 5.4). */
export const TEAM_APPLICATION_STATUSES = ['pending', 'accepted', 'rejected'] as const
export const TEAM_APPLICATION_DECISIONS = ['accepted', 'rejected'] as const

/** Limits of the age in years (docs/behaviour.md, 3.7). */
export const AGE_MIN = 16
export const AGE_MAX = 99
export const AGE_DEFAULT = 18

/** Texts of the application form and the Team screen (docs/behaviour.md, 3.7 and 4.15). */
export const APPLICATION_TEXTS = {
  alreadyDecided: 'This application has already been decided',
  tooOld: 'Must be at most 99 years old',
  tooYoung: 'Must be at least 16 years old',
  submitted: 'Application Submitted!',
  submittedHint: 'Thank you for your interest. We will review your application and be in touch soon.',
  failed: 'Error',
  failedHint: 'Failed to submit application. Please try again.',
  fetchFailed: 'Failed to fetch applications',
  updateFailed: 'Failed to update status',
} as const

/** The only number that may be sent as text (docs/behaviour.md, 3.7). */
const Age = v.pipe(
  v.union([v.number(), v.string()]),
  v.check((value) => String(value).trim() !== '', FIELD_TEXTS.required),
  v.metadata({
    anyOf: [
      { type: 'integer', minimum: AGE_MIN, maximum: AGE_MAX },
      { type: 'string', pattern: '^(1[6-9]|[2-9][0-9])$' },
    ],
  }),
  v.transform(Number),
  v.safeInteger(FIELD_TEXTS.invalid),
  v.minValue(AGE_MIN, APPLICATION_TEXTS.tooYoung),
  v.maxValue(AGE_MAX, APPLICATION_TEXTS.tooOld),
)

export const TeamApplicationInput = v.object({
  firstName: text(),
  lastName: text(),
  email: email(FIELD_TEXTS.invalid, FIELD_TEXTS.required),
  phone: optional(text()),
  age: Age,
  skillset: v.picklist(SKILLSETS, ({ input }) => (input ? FIELD_TEXTS.invalid : FIELD_TEXTS.required)),
  resumeUrl: optional(httpUrl()),
  instagram: optional(text()),
  tiktok: optional(text()),
  otherSocial: optional(text()),
  whyJoin: longText(),
})

export const TeamApplicationStatusPatch = v.object({
  status: v.picklist(TEAM_APPLICATION_DECISIONS),
})

/** A team application as the calls answer it. */
export const TeamApplication = v.strictObject({
  id,
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  phone: v.nullable(v.string()),
  age: v.number(),
  skillset: v.picklist(SKILLSETS),
  resumeUrl: v.nullable(v.string()),
  instagram: v.nullable(v.string()),
  tiktok: v.nullable(v.string()),
  otherSocial: v.nullable(v.string()),
  whyJoin: v.string(),
  status: v.picklist(TEAM_APPLICATION_STATUSES),
  appliedAt: date,
})
export type TeamApplication = v.InferOutput<typeof TeamApplication>

/** How many applications there are in each state. */
export const TeamApplicationCounts = v.strictObject({
  pending: v.number(),
  accepted: v.number(),
  rejected: v.number(),
})
export type TeamApplicationCounts = v.InferOutput<typeof TeamApplicationCounts>

export const createTeamApplication = call({
  method: 'post',
  path: '/team-application',
  who: 'anyone',
  body: TeamApplicationInput,
  answer: TeamApplication,
  status: 201,
  summary: 'Apply to join the team',
  limit: 'team-application',
})
export const listTeamApplications = call({
  method: 'get',
  path: '/team-applications',
  who: 'admin',
  answer: v.array(TeamApplication),
  summary: 'The latest 1,000 team applications, newest first',
})
export const pageTeamApplications = call({
  method: 'get',
  path: '/team-applications/page',
  who: 'admin',
  query: v.object({ cursor: pageQuery.cursor, status: v.optional(v.picklist(TEAM_APPLICATION_STATUSES)) }),
  answer: v.strictObject({ ...pageOf(TeamApplication).entries, counts: TeamApplicationCounts }),
  summary: 'Team applications, 50 at once, newest first, with the number in each state',
})
export const updateTeamApplicationStatus = call({
  method: 'patch',
  path: '/team-applications/:id/status',
  who: 'admin',
  body: TeamApplicationStatusPatch,
  answer: TeamApplication,
  summary: 'Accept or reject a pending application; a decided one answers 409',
  fails: [409],
})
