'use client'

import { RefreshRouteOnSave } from '@payloadcms/live-preview-react'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { pointAtFields } from './pointAtFields'

/** Re-renders the page whenever the console saves the draft, and leads from its texts to their fields. */
export function FollowEditor() {
  const router = useRouter()
  useEffect(() => (window.self === window.top ? undefined : pointAtFields()), [])
  return <RefreshRouteOnSave refresh={() => router.refresh()} serverURL={window.location.origin} />
}
