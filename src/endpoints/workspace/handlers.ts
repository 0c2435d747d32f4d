import type { PayloadRequest } from 'payload'
import * as contract from '@/contracts/workspace'
import { inTransaction } from '@/database/transaction'
import { changeWorkspace, findWorkspace } from '@/domain/workspace/workspaces'
import { handle } from '../core/handle'
import { presentWorkspace } from './present'

/** GET /api/workspace */
export const getWorkspace = handle(contract.getWorkspace, async ({ req, user }) =>
  readWorkspace(req, user.id),
)

/** PATCH /api/workspace: an empty body changes nothing. */
export const updateWorkspace = handle(contract.updateWorkspace, async ({ body, req, user }) => {
  if (Object.keys(body).length > 0) {
    await inTransaction(req, () => changeWorkspace(req, user.id, { $set: body }))
  }
  return readWorkspace(req, user.id)
})

/** POST /api/workspace/start-empty: idempotent; there is no way back to the samples. */
export const startEmpty = handle(contract.startEmpty, async ({ body: { set }, req, user }) => {
  await inTransaction(req, () => changeWorkspace(req, user.id, { $addToSet: { ownSets: set } }))
  return readWorkspace(req, user.id)
})

/** Also what the layout passes to the screens. */
export async function readWorkspace(req: PayloadRequest, userId: string): Promise<contract.Workspace> {
  return presentWorkspace(await findWorkspace(req, userId))
}

/** The calls of the caller's own workspace. */
export const workspaceCalls = [getWorkspace, updateWorkspace, startEmpty]
