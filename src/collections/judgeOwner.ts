import type { CollectionAfterChangeHook } from 'payload'
import { judgeAchievements } from '@/domain/achievements/achievements'
import { idOf } from '@/database/ids'

type Owned = { userId?: string | { id: string } | null }

/** Evaluates the achievements of a record's owner after every change, whoever makes it (docs/behaviour.md, 5.26). */
export const judgeOwner: CollectionAfterChangeHook = async ({ doc, req }) => {
  const id = idOf((doc as Owned).userId)
  if (id) await judgeAchievements(req, id)
}

/** The same for updates only: these records do not count when created. */
export const judgeOwnerOfChange: CollectionAfterChangeHook = async (args) => {
  if (args.operation === 'update') await judgeOwner(args)
}

/** The same for posts; only published ones count. */
export const judgePublished: CollectionAfterChangeHook = async (args) => {
  const [{ publishedAt }, { publishedAt: before } = { publishedAt: null }] = [args.doc, args.previousDoc]
  if (publishedAt && publishedAt !== before) await judgeOwner(args)
}

/** The same for a person's own profile. */
export const judgeUser: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'update') await judgeAchievements(req, String(doc.id))
}
