import { draftMode } from 'next/headers'
import { cache } from 'react'
import { isStaff } from '@/access/guards'
import { currentSession } from './currentSession'

/**
 * Whether the page being rendered is an editor's preview. Draft mode is a cookie that outlives the session, so
 * the user is checked as well.
 */
export const isPreviewing = cache(async (): Promise<boolean> => {
  const { isEnabled } = await draftMode()
  if (!isEnabled) return false
  const session = await currentSession()
  return isStaff(session?.user)
})
