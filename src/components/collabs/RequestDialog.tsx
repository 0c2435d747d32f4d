'use client'

import { lazyDialog } from '../api/lazyDialog'

export const RequestDialog = lazyDialog(async () => (await import('./RequestForm')).RequestForm)
