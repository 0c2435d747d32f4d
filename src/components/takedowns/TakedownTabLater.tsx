'use client'

import { lazy } from 'react'

const TakedownTab = lazy(async () => ({ default: (await import('./TakedownTab')).TakedownTab }))

/** The tab, which is loaded when it is chosen. */
export function TakedownTabLater() {
  return <TakedownTab />
}
