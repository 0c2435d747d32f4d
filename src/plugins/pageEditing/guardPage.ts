import { APIError, type GlobalConfig, type NumberField, type PayloadRequest, type TextField } from 'payload'
import { isStaff } from '@/access/guards'
import { type ChangedBetween, EDITING_TEXTS } from '@/contracts/editing'
import { badRequest } from '@/database/errors'
import { claimRevision } from '@/domain/pages/pageRevisions'
import { nameOf } from './pageState'

type Hooks = NonNullable<GlobalConfig['hooks']>
type BeforeOperation = NonNullable<Hooks['beforeOperation']>[number]
type BeforeChange = NonNullable<Hooks['beforeChange']>[number]
type Save = {
  data?: Record<string, unknown>
  draft?: boolean
  unpublishAllLocales?: boolean | string
}

const forStaff = { read: ({ req }: { req: PayloadRequest }) => isStaff(req.user) }

/** Not in the form, and not among what changed between two versions. */
const unseen = {
  hidden: true,
  components: { Diff: '/src/components/console/editing/NoDifference#NoDifference' },
} as const

/** Who saved a page last, who wrote what it holds, and how often it has been saved. */
export const pageBookkeeping: [NumberField, TextField, TextField] = [
  { name: 'revision', type: 'number', access: forStaff, admin: unseen },
  { name: 'changedBy', type: 'text', access: forStaff, admin: unseen },
  { name: 'writtenBy', type: 'text', hasMany: true, access: forStaff, admin: unseen },
]

/**
 * Lets a save do one of two things: keep a draft, or publish. Payload would take a page off the site with any other
 * save (payload#13267), and restoring a version would publish it (payload#2404). Throws 400 (docs/behaviour.md, 9.6).
 */
export const draftOrPublish: BeforeOperation = ({ args, operation }) => {
  if (operation === 'restoreVersion') throw badRequest(EDITING_TEXTS.restoredThroughDraft)
  if (operation !== 'update') return args
  const save = args as Save
  if (!save.data) throw badRequest(EDITING_TEXTS.noValues)
  const isDraft = save.draft === true
  if (save.unpublishAllLocales || (save.data._status === 'draft' && !isDraft)) {
    throw badRequest(EDITING_TEXTS.staysLive)
  }
  return save.data._status !== 'published' && !isDraft ? { ...save, draft: true } : save
}

/** Refuses a save that is based on an older revision than the stored one: 409 with who changed it and when. */
export const onLatestRevision: BeforeChange = async ({ data, originalDoc, global, req }) => {
  const { revision = 0 } = data as { revision?: unknown }
  const stated = revision ?? 0
  if (!Number.isSafeInteger(stated)) throw badRequest('revision must be a whole number')
  if (!(await claimRevision(req, global.slug, stated as number))) {
    const last = originalDoc as { changedBy?: string; updatedAt?: string } | undefined
    const between: ChangedBetween = {
      changedBy: await nameOf(req.payload, last?.changedBy),
      changedAt: last?.updatedAt ?? null,
    }
    throw new APIError(EDITING_TEXTS.changedBetween(between.changedBy), 409, between, true)
  }
  const changedBy = req.user ? String(req.user.id) : null
  const writtenBy = writers(originalDoc as Drafted | undefined, changedBy)
  return { ...data, revision: (stated as number) + 1, changedBy, writtenBy }
}

type Drafted = { _status?: string; writtenBy?: string[] | null }

/** Everybody who has written since the last publication: a draft is saved over itself, whoever saves it. */
function writers(before: Drafted | undefined, by: string | null): string[] {
  const others = before?._status === 'draft' ? (before.writtenBy ?? []) : []
  return [...others.filter((id) => id !== by), ...(by ? [by] : [])]
}
