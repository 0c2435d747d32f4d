'use client'

import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { callUrl } from '@/contracts/core/call'
import { type SetName, type Workspace, getWorkspace } from '@/contracts/workspace'
import { useLoad } from '../api/useLoad'

/** The SWR key of GET /api/workspace, which the shell is rendered with. */
export const WORKSPACE_KEY = callUrl(getWorkspace)

/**
 * Whether a set is the reader's own. What makes it so while a page is open shows at the next load, so that no sample
 * goes away under somebody's hands; Start empty alone shows at once (docs/behaviour.md, 5.22).
 */
export function useIsOwn(set: SetName): boolean {
  return useLoad(getWorkspace).data?.sets[set] === 'own'
}

/** Shows a workspace that a call answered, without asking for it. */
export function useShowWorkspace(): (workspace: Workspace) => Promise<unknown> {
  const { mutate } = useSWRConfig()
  return useCallback((workspace) => mutate(WORKSPACE_KEY, workspace, { revalidate: false }), [mutate])
}
