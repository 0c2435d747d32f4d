import { Types } from 'mongoose'
import type { PayloadRequest } from 'payload'
import { audit } from '@/auth/audit'
import * as contract from '@/contracts/audience/importSubscribers'
import { plainText } from '@/contracts/core/plainText'
import { HOUR_MS } from '@/contracts/core/time'
import { badField, conflict, notFound } from '@/database/errors'
import { withLease } from '@/database/leases'
import { inTransaction } from '@/database/transaction'
import { countImported, importPeople, importedAt, removeImported } from '@/domain/audience/importPeople'
import { handle } from '../../core/handle'
import { receiveFile } from '../../core/receiveFile'
import { readPeople } from './readPeople'

const { IMPORT_TEXTS } = contract

/** One import or undo at a time: both read, and then write what they read. */
const alone = <T>(req: PayloadRequest, work: () => Promise<T>) =>
  withLease(req, 'subscribers-import', IMPORT_TEXTS.isRunning, work)

/** POST /api/subscribers/import: an import is audited before it adds anybody (docs/behaviour.md, 13.15). */
const importSubscribers = handle(contract.importSubscribers, async ({ query, req, user }) => {
  const { apply, consent, topic, tags } = query
  const isApplied = apply === 'true'
  if (isApplied && !consent) throw badField('consent', IMPORT_TEXTS.howTheyAgreed)
  return receiveFile(req, contract.importSubscribers, IMPORT_TEXTS, (file) =>
    alone(req, async () => {
      const { people, problems, invalid, notRead } = await readPeople(file.path)
      const id = new Types.ObjectId().toHexString()
      const given = isApplied
        ? { id, topic, consent: plainText(consent ?? ''), tags: tags?.split(',') ?? [] }
        : null
      if (given) await auditImport(req, user.id, 'import', id)
      const counts = await importPeople(req, people, given)
      const hasAdded = counts.added + counts.left + counts.pending > 0
      return {
        ...counts,
        invalid,
        problems: problems.slice(0, contract.IMPORT_PROBLEMS_MAX),
        notRead,
        importId: given && hasAdded ? id : null,
      }
    }),
  )
})

/** DELETE /api/subscribers/import/{id} */
const undoImport = handle(contract.undoImport, ({ params: { id }, req, user }) =>
  alone(req, async () => {
    const at = importedAt(id)
    const people = at ? await countImported(req, id) : 0
    if (!at || people === 0) throw notFound()
    if (at.getTime() < Date.now() - contract.IMPORT_UNDO_HOURS * HOUR_MS) throw conflict(IMPORT_TEXTS.tooLate)
    await auditImport(req, user.id, 'erase', id)
    const removed = await removeImported(req, id)
    return { removed, kept: people - removed }
  }),
)

function auditImport(req: PayloadRequest, userId: string, action: 'import' | 'erase', id: string) {
  const target = { kind: 'email-signups', id }
  return inTransaction(req, () => audit(req, { subjectId: userId, action, actorId: userId, target }))
}

/** The calls of importing subscribers. */
export const importCalls = [importSubscribers, undoImport]
