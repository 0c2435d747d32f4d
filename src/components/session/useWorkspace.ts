'use client'

import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { callUrl } from '@/contracts/core/call'
import { type SetName, type Workspace, getWorkspace } from '@/contracts/workspace'
import { useLoad } from '../api/useLoad'

/** The SWR key of GET /api/workspace, which the shell is rendered with. */
export const WORKSPACE_KEY = callUrl(getWorkspace)

/**
 * Whether a set is the user's own. The first own record on an open page counts from the next load on, so that no
 * sample disappears while it is in use; only Start empty applies at once (docs/behaviour.md, 5.22).
 */
export function useIsOwn(set: SetName): boolean {
  return useLoad(getWorkspace).data?.sets[set] === 'own'
}

/** Shows a workspace from a call's answer without loading it again. */
export function useShowWorkspace(): (workspace: Workspace) => Promise<unknown> {
  const { mutate } = useSWRConfig()
  return useCallback((workspace) => mutate(WORKSPACE_KEY, workspace, { revalidate: false }), [mutate])
}
