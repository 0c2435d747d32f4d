'use client'

import { lazy } from 'react'

/** The tab, which is loaded when it is chosen. */
export const TakedownTabLater = lazy(async () => ({ default: (await import('./TakedownTab')).TakedownTab }))
