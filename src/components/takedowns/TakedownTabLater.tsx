'use client'

import { lazy } from 'react'

const TakedownTab = lazy(async () => ({ default: (await import('./TakedownTab')).TakedownTab }))

/** The tab, loaded when it is selected. */
export function TakedownTabLater() {
  return <TakedownTab />
}
